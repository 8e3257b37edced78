extension MenuStrings {
  /// The strings in a language, or nil when there are none.
  init?(locale: String) {
    let parts = locale.split(whereSeparator: { "_-.@".contains($0) })
    guard let language = parts.first?.lowercased() else { return nil }
    let rest = parts.dropFirst().map { $0.lowercased() }
    // A switch and not a table: a menu that needs words needs those of one language.
    switch language {
    case "en":
      self.init()
    case "ar":
      self.init(
        empty: "فارغ", loading: "جارٍ التحميل…", loadingFailed: "تعذّر التحميل",
        tryAgain: "إعادة المحاولة")
    case "bg":
      self.init(
        empty: "Празно", loading: "Зареждане…", loadingFailed: "Неуспешно зареждане",
        tryAgain: "Нов опит")
    case "ca":
      self.init(
        empty: "Buit", loading: "S’està carregant…", loadingFailed: "No s’ha pogut carregar",
        tryAgain: "Torna-ho a provar")
    case "cs":
      self.init(
        empty: "Prázdné", loading: "Načítání…", loadingFailed: "Nepodařilo se načíst",
        tryAgain: "Zkusit znovu")
    case "da":
      self.init(
        empty: "Tom", loading: "Indlæser…", loadingFailed: "Kunne ikke indlæses",
        tryAgain: "Prøv igen")
    case "de":
      self.init(
        empty: "Leer", loading: "Wird geladen …", loadingFailed: "Laden fehlgeschlagen",
        tryAgain: "Erneut versuchen")
    case "el":
      self.init(
        empty: "Κενό", loading: "Φόρτωση…", loadingFailed: "Αδυναμία φόρτωσης",
        tryAgain: "Δοκιμή ξανά")
    case "es":
      self.init(
        empty: "Vacío", loading: "Cargando…", loadingFailed: "No se ha podido cargar",
        tryAgain: "Reintentar")
    case "fi":
      self.init(
        empty: "Tyhjä", loading: "Ladataan…", loadingFailed: "Lataaminen epäonnistui",
        tryAgain: "Yritä uudelleen")
    case "fr":
      self.init(
        empty: "Vide", loading: "Chargement…", loadingFailed: "Échec du chargement",
        tryAgain: "Réessayer")
    case "he", "iw":
      self.init(
        empty: "ריק", loading: "בטעינה…", loadingFailed: "הטעינה נכשלה", tryAgain: "ניסיון נוסף")
    case "hi":
      self.init(
        empty: "ख़ाली", loading: "लोड हो रहा है…", loadingFailed: "लोड नहीं हो सका",
        tryAgain: "फिर कोशिश करें")
    case "hu":
      self.init(
        empty: "Üres", loading: "Betöltés…", loadingFailed: "Nem sikerült betölteni",
        tryAgain: "Újra")
    case "id":
      self.init(
        empty: "Kosong", loading: "Memuat…", loadingFailed: "Gagal memuat", tryAgain: "Coba Lagi")
    case "it":
      self.init(
        empty: "Vuoto", loading: "Caricamento…", loadingFailed: "Caricamento non riuscito",
        tryAgain: "Riprova")
    case "ja":
      self.init(
        empty: "空", loading: "読み込み中…", loadingFailed: "読み込めませんでした", tryAgain: "やり直す")
    case "ko":
      self.init(
        empty: "비어 있음", loading: "로드 중…", loadingFailed: "로드할 수 없음", tryAgain: "다시 시도")
    case "nb", "nn", "no":
      self.init(
        empty: "Tom", loading: "Laster inn …", loadingFailed: "Kunne ikke lastes inn",
        tryAgain: "Prøv igjen")
    case "nl":
      self.init(
        empty: "Leeg", loading: "Laden…", loadingFailed: "Laden mislukt",
        tryAgain: "Probeer opnieuw")
    case "pl":
      self.init(
        empty: "Puste", loading: "Wczytywanie…", loadingFailed: "Nie udało się wczytać",
        tryAgain: "Spróbuj ponownie")
    case "pt":
      let isBrazilian = rest.contains("br")
      self.init(
        empty: "Vazio", loading: isBrazilian ? "Carregando…" : "A carregar…",
        loadingFailed: isBrazilian ? "Falha ao carregar" : "Não foi possível carregar",
        tryAgain: isBrazilian ? "Tentar Novamente" : "Tentar novamente")
    case "ro":
      self.init(
        empty: "Gol", loading: "Se încarcă…", loadingFailed: "Încărcarea a eșuat",
        tryAgain: "Încearcă din nou")
    case "ru":
      self.init(
        empty: "Пусто", loading: "Загрузка…", loadingFailed: "Не удалось загрузить",
        tryAgain: "Повторить")
    case "sv":
      self.init(
        empty: "Tom", loading: "Läser in …", loadingFailed: "Kunde inte läsas in",
        tryAgain: "Försök igen")
    case "th":
      self.init(
        empty: "ว่าง", loading: "กำลังโหลด…", loadingFailed: "โหลดไม่สำเร็จ", tryAgain: "ลองอีกครั้ง")
    case "tr":
      self.init(
        empty: "Boş", loading: "Yükleniyor…", loadingFailed: "Yüklenemedi", tryAgain: "Yeniden Dene"
      )
    case "uk":
      self.init(
        empty: "Порожньо", loading: "Завантаження…", loadingFailed: "Не вдалося завантажити",
        tryAgain: "Повторити")
    case "vi":
      self.init(
        empty: "Trống", loading: "Đang tải…", loadingFailed: "Không tải được", tryAgain: "Thử lại")
    case "zh":
      let isTraditional = rest.contains { ["hant", "tw", "hk", "mo"].contains($0) }
      self =
        isTraditional
        ? MenuStrings(empty: "空白", loading: "載入中…", loadingFailed: "無法載入", tryAgain: "再試一次")
        : MenuStrings(empty: "空", loading: "正在载入…", loadingFailed: "无法载入", tryAgain: "重试")
    default:
      return nil
    }
  }
}

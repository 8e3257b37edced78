import MenuModel

/// What a picker of countries says by itself, in the reader's language.
enum CountryStrings {
  /// What stands in the search field while it is empty.
  static var searchPlaceholder: String { searchPlaceholder(locales: ReadersLanguage.locales) }

  static func searchPlaceholder(locales: [String]) -> String {
    for locale in locales {
      for name in CountryNames.names(of: locale) {
        if name == "en" { return english }
        if let text = placeholders[name] { return text }
      }
    }
    return english
  }

  private static let english = "Search Countries"

  private static let placeholders = [
    "ar": "البحث عن البلدان",
    "bg": "Търсене на държави",
    "ca": "Cerca països",
    "cs": "Hledat země",
    "da": "Søg efter lande",
    "de": "Länder suchen",
    "el": "Αναζήτηση χωρών",
    "es": "Buscar países",
    "fi": "Hae maita",
    "fr": "Rechercher un pays",
    "he": "חיפוש מדינות",
    "hi": "देश खोजें",
    "hr": "Traži države",
    "hu": "Országok keresése",
    "id": "Cari negara",
    "it": "Cerca paesi",
    "ja": "国を検索",
    "ko": "국가 검색",
    "ms": "Cari negara",
    "nb": "Søk etter land",
    "nl": "Zoek landen",
    "nn": "Søk etter land",
    "no": "Søk etter land",
    "pl": "Szukaj krajów",
    "pt": "Buscar países",
    "ro": "Caută țări",
    "ru": "Поиск стран",
    "sk": "Hľadať krajiny",
    "sl": "Išči države",
    "sv": "Sök länder",
    "th": "ค้นหาประเทศ",
    "tr": "Ülke ara",
    "uk": "Пошук країн",
    "vi": "Tìm quốc gia",
    "zh": "搜索国家",
    "zh_TW": "搜尋國家",
    "zh_HK": "搜尋國家",
  ]
}

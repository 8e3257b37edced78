import MenuX11

/// Menus that change while they are open.
final class LivePage: Page {
  static let name = "live"
  static let title = "Live updates"
  static let icon = Icon.bolt

  let summary = """
    A menu may change at any time: rows come, go and say something new while it is open, and neither \
    the highlight nor the place in the list is lost.
    """

  private let journal: Journal
  private let downloads = Menu(title: "Downloads", children: [])
  private let clock = Action(title: "Running", subtitle: "0 s", isEnabled: false)
  private let surprise: Action
  private let clockMenu: Menu
  private var count = 0
  private var seconds = 0

  init(journal: Journal) {
    self.journal = journal
    surprise = Action(
      title: "Here in Every Other Second", image: Icon.star.image, handler: journal.chosen)
    clockMenu = Menu(children: [
      clock, surprise, .separator, Action(title: "Enough", handler: journal.chosen),
    ])
    update()
    Task { [weak self] in
      while true {
        try? await Task.sleep(for: .seconds(1))
        guard let self else { return }
        tick()
      }
    }
  }

  var examples: [Example] {
    [
      Example(
        title: "Rows that come and go", note: "“Add” puts a row at the top of the open menu",
        button: "Downloads",
        controls: [Example.Control(title: "Add") { self.addDownload() }],
        menu: { self.downloads }),
      Example(
        title: "A row that counts", note: "Another one is only here every other second",
        button: "Clock", menu: { self.clockMenu }),
    ]
  }

  private lazy var add = Action(
    title: "Add a Download", image: Icon.download.image, keepsMenuPresented: true
  ).handler { [weak self] in self?.addDownload() }

  private lazy var clear = Action(
    title: "Clear", image: Icon.trash.image, isDestructive: true, keepsMenuPresented: true
  ).handler { [weak self] in
    self?.downloads.children = []
    self?.update()
  }

  private func addDownload() {
    count += 1
    let action = Action(
      title: "Picture \(count).png", subtitle: "waiting", image: Icon.document.image,
      handler: journal.chosen)
    downloads.children.insert(action, at: 0)
    update()
    journal.write("added: \(action.title ?? "")")
  }

  private func update() {
    let files = downloads.children.filter { $0 !== add && $0 !== clear && !($0 is Separator) }
    clear.isEnabled = !files.isEmpty
    downloads.children = files + (files.isEmpty ? [] : [.separator]) + [add, clear]
  }

  private func tick() {
    seconds += 1
    clock.subtitle = "\(seconds) s"
    surprise.isHidden = seconds.isMultiple(of: 2)
    for case let file as Action in downloads.children where file.subtitle != nil {
      let done = (Int(file.subtitle?.split(separator: " ").first ?? "") ?? 0) + 20
      file.subtitle =
        done >= 100 ? "finished" : file.subtitle == "finished" ? "finished" : "\(done) %"
    }
  }
}

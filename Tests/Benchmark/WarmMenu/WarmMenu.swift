@main struct WarmMenu {
  static func main() {}
}

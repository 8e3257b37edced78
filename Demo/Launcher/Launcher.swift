@main struct Launcher {
  static func main() {}
}

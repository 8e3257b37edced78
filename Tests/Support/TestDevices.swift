import CTestSupport
import Foundation

/// A mouse that scrolls smoothly and a screen that feels fingers, played by the test on a server that
/// takes them for real ones.
@MainActor package final class TestDevices {
  /// The server that has them.
  package let server: XServer
  private let mouse, screen: Socket

  /// Whether there is such a server: Xorg with the drivers for such devices and for no monitor, and the
  /// right to start it.
  nonisolated package static var areAvailable: Bool {
    let modules = "/usr/lib/xorg/modules/"
    return geteuid() == 0
      && [modules + "input/inputtest_drv.so", modules + "drivers/dummy_drv.so"].allSatisfy {
        FileManager.default.fileExists(atPath: $0)
      }
  }

  /// Starts the server and connects the devices.
  package init() async throws {
    let folder = (Scratch.path("devices") as NSString).deletingLastPathComponent
    let paths = ["mouse", "keyboard", "screen"].map { "\(folder)/\($0)" }
    let configuration = "\(folder)/xorg.conf"
    try Self.configuration(paths).write(
      toFile: configuration, atomically: true, encoding: .utf8)
    server = try await XServer(
      program: "/usr/lib/xorg/Xorg",
      ["-config", configuration, "-logfile", "\(folder)/log", "-novtswitch", "-sharevts"],
      screen: Frame(x: 0, y: 0, width: 1280, height: 800))
    mouse = try Socket(paths[0])
    screen = try Socket(paths[2])
  }

  private static func configuration(_ paths: [String]) -> String {
    func device(_ name: String, _ type: String, _ path: String, _ more: String = "") -> String {
      """
      Section "InputDevice"
        Identifier "\(name)"
        Driver "inputtest"
        Option "SocketPath" "\(path)"
        Option "DeviceType" "\(type)"
        \(more)
      EndSection
      """
    }
    return """
      Section "ServerLayout"
        Identifier "layout"
        Screen "screen"
        InputDevice "mouse" "CorePointer"
        InputDevice "keyboard" "CoreKeyboard"
        InputDevice "touch" "SendCoreEvents"
      EndSection
      Section "ServerFlags"
        Option "AutoAddDevices" "false"
        Option "AutoEnableDevices" "false"
      EndSection
      \(device("mouse", "Pointer", paths[0]))
      \(device("keyboard", "Keyboard", paths[1]))
      \(device("touch", "Touch", paths[2], "Option \"TouchCount\" \"5\""))
      Section "Device"
        Identifier "card"
        Driver "dummy"
        VideoRam 65536
      EndSection
      Section "Monitor"
        Identifier "monitor"
        HorizSync 5-1000
        VertRefresh 5-200
        Modeline "1280x800" 83.50 1280 1352 1480 1680 800 803 809 831
      EndSection
      Section "Screen"
        Identifier "screen"
        Device "card"
        Monitor "monitor"
        DefaultDepth 24
        SubSection "Display"
          Depth 24
          Modes "1280x800"
        EndSubSection
      EndSection
      """
  }

  // MARK: What a hand does

  /// A finger.
  package enum Finger: UInt32 {
    case down = 18
    case moved, up
  }

  /// A finger does something at a place of the screen.
  package func touch(_ finger: Finger, at x: Int, _ y: Int) throws {
    // The screen counts from 0 to 65535 in both directions.
    let (dx, dy) = (Double(x) * 65535 / 1279, Double(y) * 65535 / 799)
    try screen.send(6, [1, finger.rawValue], [0: dx, 1: dy])
  }

  /// The wheel turns by parts of a notch, downwards.
  package func scroll(_ notches: Double) throws {
    try mouse.send(2, [0, 0], [3: notches * 120])
  }

  /// One device's end.
  private final class Socket {
    private let descriptor: Int32

    init(_ path: String) throws {
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let size = socklen_t(MemoryLayout<sockaddr_un>.size)
      let isConnected = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
      }
      guard isConnected else { throw NeverHappened("no device listens at \(path)") }
      // The version: a header of length and kind, and 1.1.
      try exchange(bytes(UInt32(12), UInt32(0)) + bytes(UInt16(1), UInt16(1)))
    }

    deinit {
      close(descriptor)
    }

    /// Sends an event, and returns when the server has processed it.
    func send(_ kind: UInt32, _ numbers: [UInt32], _ valuators: [Int: Double]) throws {
      var body = numbers.flatMap { bytes($0) }
      var mask = [UInt8](repeating: 0, count: 8)
      var values = [Double](repeating: 0, count: 64)
      for (index, value) in valuators {
        mask[index / 8] |= 1 << (index % 8)
        values[index] = value
      }
      body += bytes(UInt32(0)) + mask + [0, 0, 0, 0]
      body += values.flatMap { bytes($0) } + [UInt8](repeating: 0, count: 512)
      try write(bytes(UInt32(8 + body.count), kind) + body)
      // Waits for the server.
      try exchange(bytes(UInt32(8), UInt32(1)))
    }

    private func bytes<each Value: BitwiseCopyable>(_ values: repeat each Value) -> [UInt8] {
      var result: [UInt8] = []
      for value in repeat each values { withUnsafeBytes(of: value) { result += $0 } }
      return result
    }

    private func write(_ message: [UInt8]) throws {
      guard Glibc.write(descriptor, message, message.count) == message.count else {
        throw NeverHappened("the server takes no device's events")
      }
    }

    private func exchange(_ message: [UInt8]) throws {
      try write(message)
      var answer = [UInt8](repeating: 0, count: 64)
      guard read(descriptor, &answer, answer.count) > 0 else {
        throw NeverHappened("the server answers no device")
      }
    }
  }
}

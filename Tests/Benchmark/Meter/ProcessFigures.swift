import Foundation

/// What the kernel knows of a process.
enum ProcessFigures {
  /// The most memory it ever had, in megabytes of 1,000,000 bytes.
  static func peakMemory(of pid: Int32) -> Double {
    field("VmHWM", in: "/proc/\(pid)/status") * 1024 / 1e6
  }

  /// The memory that it has now, in bytes.
  static func memory(of pid: Int32) -> Double {
    field("VmRSS", in: "/proc/\(pid)/status") * 1024
  }

  /// How long its threads have run, in milliseconds: what a busy machine changes least.
  static func processorTime(of pid: Int32) -> Double {
    threads(of: pid).reduce(0) { sum, thread in
      let text = (try? String(contentsOfFile: thread + "/schedstat", encoding: .utf8)) ?? ""
      return sum + (text.split(separator: " ").first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  /// How often its threads were given the processor so far.
  static func wakeUps(of pid: Int32) -> Double {
    threads(of: pid).reduce(0) { sum, thread in
      sum + field("voluntary_ctxt_switches", in: thread + "/status")
        + field("nonvoluntary_ctxt_switches", in: thread + "/status")
    }
  }

  private static func threads(of pid: Int32) -> [String] {
    let folder = "/proc/\(pid)/task"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }

  private static func field(_ name: String, in path: String) -> Double {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") } ?? ""
    return Double(line.split(whereSeparator: { $0 == "\t" || $0 == " " }).dropFirst().first ?? "0")
      ?? 0
  }
}

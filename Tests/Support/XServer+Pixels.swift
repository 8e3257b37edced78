import CTestSupport
import Foundation

extension XServer {
  /// What a person sees on the screen, or in a part of it.
  package func screenshot(of frame: Frame? = nil) throws -> Picture {
    // What a compositor shows is in a window of its own; the root has what lies beneath.
    let overlay = try isComposited ? ts_overlay_window(connection, root) : 0
    defer { if overlay != 0 { ts_release_overlay_window(connection, root) } }
    let part = frame ?? screen
    let left = max(part.x, 0)
    let top = max(part.y, 0)
    let visible = Frame(
      x: left, y: top, width: max(0, min(part.right, screen.width) - left),
      height: max(0, min(part.bottom, screen.height) - top))
    // A compositor that has nothing to do yet keeps its window unmapped.
    return try pixels(of: isViewable(overlay) ? overlay : root, visible)
  }

  private func pixels(of drawable: UInt32, _ frame: Frame) throws -> Picture {
    let cookie = xcb_get_image(
      connection, UInt8(XCB_IMAGE_FORMAT_Z_PIXMAP.rawValue), drawable, Int16(frame.x),
      Int16(frame.y), UInt16(frame.width), UInt16(frame.height), .max)
    guard let reply = xcb_get_image_reply(connection, cookie, nil) else {
      throw NeverHappened("the screen could not be read")
    }
    defer { free(reply) }
    let count = frame.width * frame.height
    guard let data = xcb_get_image_data(reply), Int(xcb_get_image_data_length(reply)) >= count * 4
    else { throw NeverHappened("the screen does not have 32 bits a pixel") }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
      UnsafeMutableRawBufferPointer(buffer).copyMemory(
        from: UnsafeRawBufferPointer(start: data, count: count * 4))
      initialized = count
    }
    return Picture(
      width: frame.width, height: frame.height, pixels: pixels.map { $0 | 0xff00_0000 })
  }

  /// Waits until the screen, or a part of it, is as wanted, and returns it.
  @discardableResult package func waitForPixels(
    _ what: String, in frame: Frame? = nil, _ isWanted: (Picture) throws -> Bool
  ) async throws -> Picture {
    try await eventually(what) {
      let picture = try screenshot(of: frame)
      return try isWanted(picture) ? picture : nil
    }
  }

  /// Waits until the screen, or a part of it, is as its golden file says.
  ///
  /// - Throws: What `Picture.matchesGolden` throws, when the wait was in vain.
  package func waitForGolden(
    _ name: String, in frame: Frame? = nil, tolerance: Tolerance = Tolerance(),
    within limit: Duration = .seconds(5), source: String = #filePath
  ) async throws {
    if Picture.records { try await waitUntilStill(in: frame) }
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: limit)
    while true {
      let picture = try screenshot(of: frame)
      do {
        return try picture.matchesGolden(name, tolerance: tolerance, source: source)
      } catch {
        guard clock.now < end, Picture.hasGolden(name, source: source) else { throw error }
      }
      try await Task.sleep(for: .milliseconds(50))
    }
  }

  /// Waits until nothing has changed on the screen, or in a part of it, for a quarter of a second.
  private func waitUntilStill(in frame: Frame?) async throws {
    var before: Picture?
    for _ in 0..<40 {
      let now = try screenshot(of: frame)
      if now == before { return }
      before = now
      try await Task.sleep(for: .milliseconds(250))
    }
    throw NeverHappened("the screen never came to rest")
  }
}

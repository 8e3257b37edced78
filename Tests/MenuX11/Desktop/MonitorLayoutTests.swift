import Testing

@testable import MenuX11

@Suite("Monitors and their free areas") struct MonitorLayoutTests {
  private let left = PixelRect(x: 0, y: 0, width: 1000, height: 800)
  private let right = PixelRect(x: 1000, y: 200, width: 600, height: 600)
  private let screen = PixelRect(x: 0, y: 0, width: 1600, height: 800)

  private func layout(_ monitors: (PixelRect, Bool)...) -> MonitorLayout {
    MonitorLayout(
      monitors.map { PixelMonitor(frame: $0.0, isPrimary: $0.1, nameAtom: 0) }, screen: screen)
  }

  @Test("without a monitor the whole screen is one")
  func fallsBackToScreen() {
    #expect(layout().monitors.map(\.frame) == [screen])
    #expect(layout((PixelRect(x: 5, y: 5, width: 0, height: 9), true)).monitors.count == 1)
  }

  @Test("a mirror of a part of another monitor isn't one of its own")
  func dropsMirrors() {
    let part = PixelRect(x: 100, y: 100, width: 200, height: 200)
    #expect(layout((left, false), (part, true)).monitors.map(\.frame) == [left])
    #expect(layout((left, false), (part, true)).monitors[0].isPrimary)
    #expect(layout((part, false), (left, false)).monitors.map(\.frame) == [left])
    #expect(layout((left, true), (left, false)).monitors.count == 1)
  }

  @Test("a place belongs to the monitor that holds it, or to the nearest one")
  func findsMonitors() {
    let both = layout((left, false), (right, false))
    #expect(both.index(atX: 999, y: 799) == 0)
    #expect(both.index(atX: 1000, y: 300) == 1)
    // Above the lower monitor there is nothing.
    #expect(both.index(atX: 1500, y: 150) == 1)
    #expect(both.index(atX: 1010, y: 20) == 0)
    #expect(both.index(atX: -500, y: 9000) == 0)
  }

  @Test("the first monitor is the user's, else the one in the corner")
  func findsPrimary() {
    #expect(layout((left, false), (right, true)).primaryIndex == 1)
    #expect(layout((right, false), (left, false)).primaryIndex == 1)
  }

  @Test("panels take from the only monitor, or from the first of several")
  func workAreas() {
    let areas = WorkAreas(
      perMonitor: [], perDesktop: [0, 30, 1600, 770, 0, 0, 1600, 800], desktop: 0)
    let single = layout((screen, false))
    #expect(
      areas.area(of: 0, in: single) == PixelRect(x: 0, y: 30, width: 1600, height: 770))
    let both = layout((left, false), (right, false))
    #expect(areas.area(of: 0, in: both) == PixelRect(x: 0, y: 30, width: 1000, height: 770))
    #expect(areas.area(of: 1, in: both) == right)
    let other = WorkAreas(
      perMonitor: [], perDesktop: [0, 30, 1600, 770, 0, 0, 1600, 800], desktop: 1)
    #expect(other.area(of: 0, in: single) == screen)
  }

  @Test("areas that are said for each monitor count for each")
  func workAreasPerMonitor() {
    let areas = WorkAreas(
      perMonitor: [0, 0, 1000, 760, 1000, 240, 600, 560], perDesktop: [0, 0, 1, 1], desktop: 0)
    let both = layout((left, false), (right, false))
    #expect(areas.area(of: 0, in: both) == PixelRect(x: 0, y: 0, width: 1000, height: 760))
    #expect(areas.area(of: 1, in: both) == PixelRect(x: 1000, y: 240, width: 600, height: 560))
  }

  @Test(
    "numbers that make no sense count as nothing said",
    arguments: [
      ([0, 0, 100], 0), ([0, 0, 1600, 800], 7), ([5000, 5000, 100, 100], 0), ([0, 0, 0, 0], 0),
      ([0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF], 0), ([700, 400, 3, 3], 0),
    ] as [([UInt32], UInt32)])
  func brokenWorkAreas(numbers: [UInt32], desktop: UInt32) {
    let areas = WorkAreas(perMonitor: [], perDesktop: numbers, desktop: desktop)
    #expect(areas.area(of: 0, in: layout((screen, false))) == screen)
  }
}

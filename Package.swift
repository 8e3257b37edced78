// swift-tools-version: 6.2
import PackageDescription

/// Every target is built alike: Swift 6, warnings are errors, imports say who sees them.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A room of the library; it may know the rooms that it names and no others.
func room(_ name: String, knows rooms: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: rooms, swiftSettings: strict)
}

/// Those that are named, and the rooms of the classes that applications subclass. Whoever subclasses them
/// must be built again when they change, and is so only when they are named: a module that hands them on
/// stays the same.
func users(_ names: [String]) -> [Target.Dependency] {
  let classes = ["MenuViews", "MenuModel"].filter { !names.contains($0) }
  return (names + classes).map { .byName(name: $0) }
}

/// A program that shows what the library does, through its public interface alone.
func demo(
  _ name: String, knows rooms: [String], without files: [String] = []
) -> Target {
  .executableTarget(
    name: name, dependencies: users(rooms), path: "Demo/\(name)", exclude: files,
    swiftSettings: strict)
}

/// The tests of a room or a demo, in a folder of the same name; without the files there that are not
/// for the compiler.
func tests(
  _ room: String, knows others: [String] = [], without files: [String] = []
) -> Target {
  .testTarget(
    name: room + "Tests", dependencies: users([room] + others), path: "Tests/\(room)",
    exclude: files, swiftSettings: strict)
}

let package = Package(
  name: "MenuKit",
  products: [
    .library(name: "MenuX11", targets: ["MenuX11"]),
    .library(name: "MenuKit", targets: ["MenuKit"]),
    .library(name: "MenuTesting", targets: ["MenuTesting"]),
    .library(name: "MenuApplication", targets: ["MenuApplication"]),
    .executable(name: "menukit", targets: ["Launcher"]),
    .executable(name: "menukit-gallery", targets: ["Gallery"]),
  ],
  targets: [
    .target(
      name: "MenuPrimitives", swiftSettings: strict,
      // Rounding; the module that would link it by itself is not imported.
      linkerSettings: [.linkedLibrary("m")]),
    room("MenuViews", knows: ["MenuPrimitives"]),
    room("MenuModel", knows: ["MenuPrimitives", "MenuViews"]),
    room("MenuLayout", knows: ["MenuPrimitives", "MenuModel"]),
    room("MenuTracking", knows: ["MenuPrimitives", "MenuModel", "MenuLayout"]),
    room("MenuScene", knows: ["MenuPrimitives", "MenuModel", "MenuLayout", "MenuTracking"]),
    room(
      "MenuKit",
      knows: [
        "MenuPrimitives", "MenuViews", "MenuModel", "MenuLayout", "MenuTracking", "MenuScene",
      ]),
    .systemLibrary(
      name: "CXft", path: "Sources/CX11/Xft", pkgConfig: "xft", providers: [.apt(["libxft-dev"])]),
    .target(
      name: "CX11", dependencies: ["CXft"], exclude: ["Xft"],
      linkerSettings: [
        "X11", "X11-xcb", "xcb", "Xrender", "Xft", "fontconfig", "freetype", "fribidi", "png16",
      ].map { .linkedLibrary($0) }),
    room("MenuX11", knows: ["MenuPrimitives", "MenuViews", "MenuKit", "CX11"]),
    room("MenuTesting", knows: users(["MenuPrimitives", "MenuKit"])),
    room("MenuApplication", knows: ["MenuPrimitives", "MenuViews", "MenuKit", "MenuX11"]),
    demo("Launcher", knows: ["MenuX11"], without: ["build", "Samples"]),
    demo("Gallery", knows: ["MenuX11", "MenuApplication"]),
    .target(
      name: "CTestSupport", path: "Tests/Support/C",
      linkerSettings: [.linkedLibrary("xcb"), .linkedLibrary("png16")]),
    .target(
      name: "TestSupport", dependencies: ["CTestSupport"], path: "Tests/Support", exclude: ["C"],
      swiftSettings: strict),
    .target(
      name: "Eyes", path: "Tests/Benchmark/Eyes", linkerSettings: [.linkedLibrary("xcb")]),
    .executableTarget(
      name: "Benchmark", dependencies: ["Eyes", "TestSupport"], path: "Tests/Benchmark/Meter",
      swiftSettings: strict),
    .executableTarget(
      name: "WarmMenu", dependencies: users(["MenuX11"]), path: "Tests/Benchmark/WarmMenu",
      swiftSettings: strict),
    .executableTarget(
      name: "RunLoopProbe", dependencies: users(["MenuX11"]), path: "Tests/RunLoopProbe",
      swiftSettings: strict),
    // What other toolkits' users write, as a user of this one would.
    .testTarget(
      name: "SampleTests", dependencies: users(["MenuX11", "MenuTesting"]), path: "Tests/Samples",
      swiftSettings: strict),
    // What articles say of the sources and the tests.
    .testTarget(name: "DocumentationTests", path: "Tests/Documentation", swiftSettings: strict),
    tests("TestSupport"),
    tests("MenuPrimitives", knows: ["MenuTesting"]),
    tests("MenuViews", knows: ["MenuTesting"], without: ["Goldens"]),
    tests("MenuModel"),
    tests("MenuLayout", knows: ["MenuTesting"]),
    tests("MenuTracking", knows: ["MenuTesting"]),
    tests("MenuScene", knows: ["MenuTesting"], without: ["Goldens"]),
    tests("MenuKit", knows: ["MenuTesting"]),
    tests("MenuTesting"),
    tests(
      "MenuX11", knows: ["CX11", "Eyes", "TestSupport", "MenuTesting"], without: ["Drawing/Goldens"]
    ),
    tests(
      "Launcher", knows: ["TestSupport", "MenuTesting"], without: ["EndToEnd/Goldens"]),
    tests("Gallery", knows: ["TestSupport"], without: ["Goldens"]),
  ]
)

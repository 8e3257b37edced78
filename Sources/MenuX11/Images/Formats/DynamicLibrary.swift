import Glibc

/// A library that is opened when it is first needed, and stays open.
struct DynamicLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library by the name that its makers promise to keep; nil when it isn't installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library; `type` must be the C function's own, with `@convention(c)`. Nil when the
  /// library has none of that name.
  func function<Function>(_ name: String, as type: Function.Type = Function.self) -> Function? {
    guard let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}

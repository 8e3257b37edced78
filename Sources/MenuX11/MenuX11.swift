@_exported public import MenuKit

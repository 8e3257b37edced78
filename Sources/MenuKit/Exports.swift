// One import of MenuKit (or of MenuX11, which exports it) brings every room below.
@_exported public import MenuLayout
@_exported public import MenuModel
@_exported public import MenuPrimitives
@_exported public import MenuScene
@_exported public import MenuTracking
@_exported public import MenuViews

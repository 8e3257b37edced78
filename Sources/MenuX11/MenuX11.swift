internal import CX11
@_exported public import MenuKit

func probe() -> FT_Error { var l: FT_Library?; return FT_Init_FreeType(&l) }

import CX11

/// HarfBuzz's view of a face: shapes runs of one script, one direction and one face.
final class HarfBuzzFont {
  private let library: CX11HarfBuzz
  private let font: OpaquePointer
  private let buffer: OpaquePointer

  /// Opens a face in HarfBuzz; nil where HarfBuzz isn't installed.
  init?(_ face: FontFace) {
    guard let library = cx11_harfbuzz()?.pointee, let buffer = library.buffer_create() else {
      return nil
    }
    guard let font = Self.makeFont(face, library) else {
      library.buffer_destroy(buffer)
      return nil
    }
    self.library = library
    self.font = font
    self.buffer = buffer
  }

  deinit {
    library.buffer_destroy(buffer)
    library.font_destroy(font)
  }

  private static func makeFont(_ face: FontFace, _ library: CX11HarfBuzz) -> OpaquePointer? {
    guard face.isOpenType else {
      // Type 1 and bitmap fonts have no tables that HarfBuzz could read; FreeType answers for them.
      return face.withFreeTypeFace { library.ft_font_create($0, nil) }
    }
    let blob = library.blob_create_from_file(face.resolved.file)
    defer { library.blob_destroy(blob) }
    let hbFace = library.face_create(blob, UInt32(bitPattern: face.resolved.index))
    defer { library.face_destroy(hbFace) }
    guard let font = library.font_create(hbFace) else { return nil }
    // Shaping in units of the font keeps rounding in one place, `FontFace.pixels`.
    let units = Int32(clamping: library.face_get_upem(hbFace))
    library.font_set_scale(font, units, units)
    library.ot_font_set_funcs(font)
    let settings = face.resolved.variations.split(separator: ",").compactMap { text in
      var variation = hb_variation_t()
      let text = String(text)
      return library.variation_from_string(text, -1, &variation) != 0 ? variation : nil
    }
    if !settings.isEmpty {
      library.font_set_variations(font, settings, UInt32(settings.count))
    }
    return font
  }

  /// Shapes a part of a paragraph in the face that was opened; the rest of the paragraph is what its
  /// letters join to.
  func shape(
    _ scalars: [UInt32], _ range: Range<Int>, in face: FontFace, script: hb_script_t,
    isRightToLeft: Bool, language: OpaquePointer?
  ) -> [ShapedGlyph] {
    library.buffer_clear_contents(buffer)
    library.buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    library.buffer_add_utf32(
      buffer, scalars, Int32(clamping: scalars.count), UInt32(clamping: range.lowerBound),
      Int32(clamping: range.count))
    library.buffer_set_direction(
      buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    library.buffer_set_script(buffer, script)
    if let language { library.buffer_set_language(buffer, language) }
    if face.isOpenType {
      library.shape(font, buffer, nil, 0)
    } else {
      face.withFreeTypeFace { _ in library.shape(font, buffer, nil, 0) }
    }
    var count: UInt32 = 0
    guard let infos = library.buffer_get_glyph_infos(buffer, &count),
      let positions = library.buffer_get_glyph_positions(buffer, &count)
    else { return [] }
    return (0..<Int(count)).map { index in
      let (info, position) = (infos[index], positions[index])
      return ShapedGlyph(
        glyph: info.codepoint, cluster: Int(info.cluster),
        advance: face.pixels(Int(position.x_advance)), dx: face.pixels(Int(position.x_offset)),
        dy: -face.pixels(Int(position.y_offset)))
    }
  }
}

import CX11

/// A piece of a paragraph that is shaped at once: one script, one direction, one face.
struct TextItem {
  /// The scalars that it holds.
  var range: Range<Int>
  /// The script that its letters belong to.
  var script: hb_script_t
  /// Its embedding level.
  var level: UInt8
  /// The face that has its glyphs.
  var face: FontFace

  /// Cuts a paragraph into items, in logical order; `face` chooses one for each cluster.
  ///
  /// What belongs to no script (spaces, digits, punctuation, emoji) goes with what comes before it, at
  /// the beginning with what comes after it, and all by itself with Latin.
  static func all(
    in scalars: [UInt32], levels: [UInt8], _ library: CX11HarfBuzz,
    face: (GraphemeCluster) -> FontFace
  ) -> [TextItem] {
    var items: [TextItem] = []
    let clusters = GraphemeCluster.all(in: scalars)
    let scripts = self.scripts(of: clusters, in: scalars, library)
    for (cluster, script) in zip(clusters, scripts) {
      let face = face(cluster)
      let level = levels[cluster.range.lowerBound]
      if let last = items.last, last.script == script, last.level == level, last.face === face {
        items[items.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
      } else {
        items.append(TextItem(range: cluster.range, script: script, level: level, face: face))
      }
    }
    return items
  }

  private static func scripts(
    of clusters: [GraphemeCluster], in scalars: [UInt32], _ library: CX11HarfBuzz
  ) -> [hb_script_t] {
    let functions = library.unicode_funcs_get_default()
    let own = clusters.map { cluster in
      scalars[cluster.range].lazy
        .map { library.unicode_script(functions, $0) }
        .first { $0 != HB_SCRIPT_COMMON && $0 != HB_SCRIPT_INHERITED && $0 != HB_SCRIPT_UNKNOWN }
    }
    var current = own.lazy.compactMap { $0 }.first ?? HB_SCRIPT_LATIN
    return own.map { script in
      current = script ?? current
      return current
    }
  }
}

import SwiftUI

struct ThemeReader<Theme> {
  let theme: Theme
  func value<V>(_ path: KeyPath<Theme, V>) -> V { theme[keyPath: path] }
}

struct Wallpaper {
  let stripe: Color
  let motif: Image
}

struct PaintedWall<Finish: ShapeStyle>: View {
  let reader: ThemeReader<Wallpaper>
  let finish: Finish

  var body: some View {
    VStack {
      Rectangle().overlay(reader.value(\.stripe))
      Rectangle().overlay(finish)
      Rectangle().overlay(reader.theme.stripe)
    }
  }
}

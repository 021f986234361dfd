import SwiftUI

struct ThemeReader<Theme> {
  let theme: Theme
  func value<V>(_ path: KeyPath<Theme, V>) -> V { theme[keyPath: path] }
}

struct CafeTheme {
  let surface: Color
  let counter: LinearGradient
}

struct CafeTable<Cloth: ShapeStyle>: View {
  let reader: ThemeReader<CafeTheme>
  let cloths: [Cloth]
  let cloth: Cloth

  var body: some View {
    VStack {
      Text("Table 1").background(reader.value(\.surface))
      Text("Table 2").background(reader.theme.counter)
      Text("Table 3").background(cloth)
      Text("Table 4").background(cloths[0])
    }
  }
}

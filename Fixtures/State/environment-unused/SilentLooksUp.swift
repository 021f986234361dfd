import SwiftUI

final class Paint {
  func ink() -> Color { .black }
  func today() -> String { "Monday" }
  var paper: Color { .white }
}

struct Diary: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  let paint: Paint

  var body: some View { Text(paint.today()).foregroundStyle(paint.ink()) }
}

struct Cover: View {
  @Environment(\.colorScheme) private var colorScheme
  let paint: Paint

  var body: some View { Text("Cover").background(paint.paper) }
}

struct Scaled: ViewModifier {
  @Environment(\.dynamicTypeSize) private var size
  let style: Style

  func body(content: Content) -> some View { content.font(style.font(of: 12)) }

  struct Style {
    func font(of size: Double) -> Font { .body }
  }
}

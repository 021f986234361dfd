import SwiftUI

struct LegendPanel: ViewModifier {
  @Binding var isShown: Bool
  let entries: [String]

  func body(content: Content) -> some View {
    content
      .inspector(isPresented: $isShown) {
        List(entries, id: \.self) { entry in
          Text(entry)
        }
        .inspectorColumnWidth(min: 180, ideal: 220) // want: inspector-column-width-misplaced:warning
      }
  }
}

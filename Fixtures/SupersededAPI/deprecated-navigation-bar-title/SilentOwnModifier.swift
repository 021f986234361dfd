import SwiftUI

extension View {
  func navigationBarTitle(_ title: String, subtitle: String? = nil) -> some View {
    navigationTitle(subtitle.map { title + " " + $0 } ?? title)
  }
}

struct OrchardPage: View {
  let row: String

  var body: some View {
    VStack {
      Text("Orchard").navigationBarTitle("Orchard", subtitle: row)
      Text("Row").navigationBarTitle(row)
    }
  }
}

// deployment-target: iOS=14.0
// profile: presentation
import SwiftUI

struct Lens: Identifiable {
  let id: Int
}

struct LensCase: View {
  @State private var lens: Lens?

  var body: some View {
    Text("Lenses")
      .padding()
      #if os(iOS)
      .sheet(item: $lens) { lens in Text("Lens \(lens.id)").padding() }
      #else
      .sheet(item: $lens) { lens in Text("Lens \(lens.id)") }
      #endif
  }
}

// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct RegionMap: View {
  let region: String?
  @State private var showsFacts = false

  var body: some View {
    Text(region ?? "Choose a region")
      .modifier(RegionFacts(isShown: $showsFacts))
      .overlay(alignment: .topTrailing) {
        Toggle("Facts", isOn: $showsFacts)
      }
  }
}

struct RegionFacts: ViewModifier {
  @Binding var isShown: Bool

  func body(content: Content) -> some View {
    content.inspector(isPresented: $isShown) {
      Text("Two lakes")
    }
  }
}

import SwiftUI

struct Gallery: View {
  let paintings: [String]
  @State private var showsTraits = false

  var body: some View {
    List(paintings, id: \.self) { painting in
      Text(painting)
    }
    .inspector(isPresented: $showsTraits) {
      NavigationStack {
        PaintingTraits()
      }
    }
    .overlay(alignment: .bottom) {
      Button("Traits") { showsTraits.toggle() }
    }
  }
}

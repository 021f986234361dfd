import SwiftUI

struct Loom: View {
  @State private var isWeaving = false

  var body: some View {
    NavigationStack {
      Button("Weave") { isWeaving = true }
        .overlay {
          NavigationLink("", destination: Text("Weaving"), isActive: $isWeaving) // want: navigation-link-active-tag:warning
            .hidden()
        }
    }
  }
}

import SwiftUI

struct OrchardMap: View {
  @State private var showsLegend = false

  var body: some View {
    NavigationStack {
      ScrollView([.horizontal, .vertical]) {
        ZStack(alignment: .topTrailing) {
          Image("orchard")
          Button("Legend", systemImage: "info.circle") {
            withAnimation { self.showsLegend = true }
          }
        }
      }
      .padding()
      .navigationTitle("Orchard")
      .popover(isPresented: self.$showsLegend) { // want: presentation-anchor-on-container:warning
        Text("Apples are red, pears are green.")
          .padding()
      }
    }
  }
}

import SwiftUI

struct FlowerTab: View {
  var body: some View {
    VStack {
      Text("Daisies")
      Text("Clover")
    }
    .navigationTitle("Flowers") // want: tab-content-needs-own-stack:warning
  }
}

import SwiftUI

struct BeeTab: View {
  var body: some View {
    Text("Bees")
      .navigationTitle("Bees")
  }
}

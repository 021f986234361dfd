import SwiftUI

struct MilkBottles: View {
  @State private var bottles = 6

  var body: some View {
    VStack {
      Text("Bottles")
      List {
        shelf
      }
    }
  }

  @ViewBuilder private var shelf: some View {
    Text("\(bottles) bottles")
      .swipeActions {
        Button("Take") { bottles -= 1 }
      }
    Text("Cellar")
  }
}

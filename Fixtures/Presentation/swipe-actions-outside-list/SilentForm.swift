import SwiftUI

struct TollSettings: View {
  @State private var price = 2

  var body: some View {
    Form {
      Text("Price \(price)")
        .swipeActions {
          Button("Reset") { price = 0 }
        }
    }
  }
}

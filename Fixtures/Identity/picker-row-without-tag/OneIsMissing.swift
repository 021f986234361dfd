import SwiftUI

struct Order: View {
  @State private var size = 0
  @State private var topping: Int?

  var body: some View {
    Form {
      Picker("Size", selection: $size) {
        Text("Small").tag(0)
        Text("Large")  // want: picker-row-without-tag:warning
      }
      Picker(selection: $topping) {
        Text("None")  // want: picker-row-without-tag:warning
        Section {
          Label("Cream", systemImage: "cloud").tag(1 as Int?)
          HStack {  // want: picker-row-without-tag:warning
            Image(systemName: "leaf")
            Text("Mint")
          }
        }
      } label: {
        Text("Topping")
      }
    }
  }
}

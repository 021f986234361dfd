import SwiftUI

struct PriceTag: View {
  @State private var price = ""

  var body: some View {
    VStack {
      Text("Bread")
        .font(.title)
        .padding()  // want +1: duplicate-modifier:warning
        .font(.body)
      // want +1: duplicate-modifier:warning
      Label("Cheap", systemImage: "tag").lineLimit(1).padding()
      // want +1: duplicate-modifier:warning
      Text("Fresh").foregroundStyle(.red)
      TextField("Price", text: $price)
        .keyboardType(.decimalPad)  // want +1: duplicate-modifier:warning
        .keyboardType(.numberPad)
      // want +1: deprecated-foreground-color:info, deprecated-foreground-color:info, duplicate-modifier:warning
      Text("Old").foregroundStyle(.red)
    }
  }
}

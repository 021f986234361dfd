import SwiftUI

struct NestBox: View {
  let isTaken: Bool

  var body: some View {
    VStack {
      Text("Tit")
        .padding()
        // want +1: deprecated-background-view
        .background(
          RoundedRectangle(cornerRadius: 8)
            .fill(isTaken ? .red : .green)
            // over the wood
            .shadow(radius: 2)
        )
      Text("Wren")
        // want +1: deprecated-background-view
        .background(RoundedRectangle(cornerRadius: 8)
          .stroke(.brown)
          .padding(2))
      Text("Owl")
        // want +1: deprecated-background-view
        .background(
          Capsule()
            .stroke(.brown),
          alignment: .bottom
        )
      // want +1: deprecated-background-view
      Text("Swift").background(VStack {
        Divider()
        Spacer()
      }, alignment: .top).padding()
    }
  }
}

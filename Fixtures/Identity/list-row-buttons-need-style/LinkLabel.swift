import SwiftUI

struct Stall: View {
  var body: some View {
    List {
      HStack {
        Button("Buy") {}
        NavigationLink {
          Text("Stall")
        } label: {
          HStack {
            Text("Stall")
            Button("Call") {}  // want: control-in-link-label:warning
          }
        }
      }
    }
  }
}

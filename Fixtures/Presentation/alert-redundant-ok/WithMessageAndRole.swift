// profile: all
import SwiftUI

struct CisternView: View {
  @State private var isFull = false
  @State private var isEmpty = false

  var body: some View {
    VStack {
      Button("Fill") { isFull = true }
        .alert("Full", isPresented: $isFull) { Button("OK", role: .cancel) {} } message: { // want: alert-redundant-ok:info
          Text("Close the tap.")
        }
      Button("Empty") { isEmpty = true }
        .alert("Empty", isPresented: self.$isEmpty, actions: { Button("OK") {} }) // want: alert-redundant-ok:info
    }
  }
}

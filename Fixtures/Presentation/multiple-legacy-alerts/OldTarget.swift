// deployment-target: iOS=13.0
import SwiftUI

struct MilkRound: View {
  @State private var isSpilled = false
  @State private var isSour = false

  var body: some View {
    VStack {
      Button("Drive") { self.isSpilled = true }
      Button("Taste") { self.isSour = true }
    }
    .alert(isPresented: $isSpilled) { Alert(title: Text("Spilled")) }
    .alert(isPresented: $isSour) { Alert(title: Text("Sour")) } // want: multiple-legacy-alerts:error
  }
}

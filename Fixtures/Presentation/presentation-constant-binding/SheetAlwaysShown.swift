import SwiftUI

struct LoginGate: View {
  var body: some View {
    Color.clear
      .sheet(isPresented: Binding<Bool>.constant(true)) { // want: presentation-constant-binding
        Text("Please log in")
      }
      .padding()
  }
}

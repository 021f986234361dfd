import SwiftUI

struct RulerView: View {
  var body: some View {
    Text("Ruler")
      .padding()
      .popover(
        isPresented: Binding.constant(false), // want: presentation-constant-binding:error
        content: { Text("Scale") }
      )
  }
}

import SwiftUI

struct StartPage: View {
  @State private var asksName = false
  @State private var asksAge = false

  var body: some View {
    Text("Start")
      .onAppear {
        self.asksName = true
        self.asksAge = true
      }
      .popover(isPresented: $asksName) { Text("Name?") }
      .popover(isPresented: $asksAge) { Text("Age?") } // want: multiple-presentations-on-view:warning
  }
}

import SwiftUI

struct RulesScreen: View {
  @State private var showsRules = false

  var body: some View {
    Button("Rules") { showsRules = true }
      .sheet(isPresented: $showsRules) {
        Button("Close") {
          showsRules = false // want: dismiss-of-presenter:error
        }
      }
  }
}

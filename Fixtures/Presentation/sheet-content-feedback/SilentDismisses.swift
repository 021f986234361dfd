// profile: all
import SwiftUI

struct CheeseBoard: View {
  @State private var cheese = "None"
  @State private var picks = false

  var body: some View {
    Button(cheese) { picks = true }
      .sheet(isPresented: $picks) {
        CheesePicker(cheese: cheese, pick: { choice in
          cheese = choice
          picks = false
        })
      }
  }
}

struct CheesePicker: View {
  let cheese: String
  let pick: (String) -> Void

  var body: some View {
    Button("Instead of \(cheese)") { pick("Goat") }
  }
}

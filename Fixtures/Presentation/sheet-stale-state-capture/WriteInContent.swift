import SwiftUI

struct DiceTable: View {
  @State private var dice = 1
  @State private var showsRoll = false

  var body: some View {
    // one die for now
    Button("Three dice") {
      dice = 3
      showsRoll = true
    }
    .sheet(isPresented: $showsRoll) { // want: sheet-stale-state-capture
      VStack {
        Text("\(dice) dice")
        Button("One more") { dice += 1 }
      }
    }
  }
}

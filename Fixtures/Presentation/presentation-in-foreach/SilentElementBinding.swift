import SwiftUI

struct Pot: Identifiable {
  let id: Int
  var plant: String
  var isWatering = false
}

struct OpenPots {
  private var ids: Set<Int> = []

  subscript(id: Int) -> Bool {
    get { ids.contains(id) }
    set { if newValue { ids.insert(id) } else { ids.remove(id) } }
  }
}

struct Balcony: View {
  @State private var pots: [Pot] = []
  @State private var open = OpenPots()

  var body: some View {
    VStack {
      ForEach($pots) { $pot in
        Button(pot.plant) { pot.isWatering = true }
          .sheet(isPresented: $pot.isWatering) {
            VStack {
              Text("Water \(pot.plant)")
              Button("Close") { pot.isWatering = false }
            }
          }
      }
      ForEach(pots) { pot in
        Button("About \(pot.plant)") { open[pot.id] = true }
          .popover(isPresented: $open[pot.id]) {
            Text(pot.plant)
          }
      }
    }
  }
}

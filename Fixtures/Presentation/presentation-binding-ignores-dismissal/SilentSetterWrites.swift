import SwiftUI

struct SeedBox: View {
  @State private var seed: String?
  @State private var stage = 0

  var body: some View {
    HStack {
      Button("Sow") { seed = "Dill" }
        .popover(isPresented: Binding(get: { seed != nil }, set: { if !$0 { seed = nil } })) {
          Text("Dill")
        }
      Button("Water") { stage = 1 }
        .popover(isPresented: Binding(get: { stage == 1 }, set: { isShown in
          if !isShown { stage = 0 }
        })) {
          Text("Wet")
        }
    }
  }
}

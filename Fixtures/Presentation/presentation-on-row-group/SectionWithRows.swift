import SwiftUI

struct BoatForm: View {
  @State private var name = "Heron"
  @State private var picksHarbour = false

  var body: some View {
    Form {
      Section("Boat") {
        TextField("Name", text: $name)
        Button("Home harbour") { picksHarbour = true }
      }
      .sheet(isPresented: $picksHarbour) { // want: presentation-on-row-group:warning
        VStack {
          Text("Harbours")
          Button("Close") { picksHarbour = false }
        }
      }
    }
  }
}

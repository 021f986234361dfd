import SwiftUI

struct SauceForm: View {
  let isSpicy: Bool
  @State private var addsHerb = false
  @State private var showsHeat = false
  @State private var showsOrigin = false

  var body: some View {
    Form {
      Section {
        Button("Add a herb") { addsHerb = true }
      }
      .sheet(isPresented: $addsHerb) {
        Button("Close") { addsHerb = false }
      }
      Section {
        if isSpicy {
          Button("How hot?") { showsHeat = true }
        } else {
          Text("Mild")
        }
      } header: {
        Text("Heat")
      } footer: {
        Text("Measured by our cook")
      }
      .popover(isPresented: $showsHeat) {
        Text("Very hot")
      }
      Section("Origin") {
        VStack {
          Text("A village in the hills")
          Button("Where?") { showsOrigin = true }
        }
      }
      .sheet(isPresented: $showsOrigin) {
        Button("Close") { showsOrigin = false }
      }
    }
  }
}

// not type-checked: imports a package
// deployment-target: iOS=17.0
import FlowRouting
import SwiftUI

struct TramDepot: View {
  @State private var showsTram = false
  @State private var showsDriver = false

  var body: some View {
    HStack {
      Button("Tram") { showsTram = true }
        .sheet(isPresented: $showsTram) {
          FlowStack {
            Button("Close") { showsTram = false }
              .navigationTitle("Tram")
          }
        }
      Button("Driver") { showsDriver = true }
        .sheet(isPresented: $showsDriver) {
          Button("Close") { showsDriver = false }
            .navigationTitle("Driver")
            .embeddedInFlow()
        }
    }
  }
}

// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Weather: View {
  @State private var showsLegend = false
  @State private var showsRadar = false

  var body: some View {
    HStack {
      Button("Legend") { showsLegend = true }
        .sheet(isPresented: $showsLegend) { // want: sheet-without-close-control:warning
          Text("Blue is rain")
        }
      Button("Radar") { showsRadar.toggle() }
        .padding()
        #if os(macOS)
        .help("Radar")
        #endif
        .sheet(isPresented: self.$showsRadar, onDismiss: { print("closed") }) { // want: sheet-without-close-control:warning
          Form {
            Text("Radar")
            Button("Print") { print("radar") }
          }
        }
    }
  }
}

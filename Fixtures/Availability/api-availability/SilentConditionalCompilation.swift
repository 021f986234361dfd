// deployment-target: iOS=16.0, macOS=14.0
import SwiftUI

#if canImport(Charts)
struct ChartPage: View {
  var body: some View {
    ScrollView { Text("Chart") }
      .contentMargins(8)
  }
}
#endif

struct TunnelPage: View {
  @State private var showsLamps = false

  var body: some View {
    ScrollView {
      Toggle("Lamps", isOn: $showsLamps)
    }
    #if os(macOS)
    .inspector(isPresented: $showsLamps) {
      Text("Gas")
    }
    #endif
    .padding()
  }

  #if targetEnvironment(simulator)
  private var trace: some View {
    Text("Trace")
      .containerRelativeFrame(.horizontal)
  }
  #endif
}

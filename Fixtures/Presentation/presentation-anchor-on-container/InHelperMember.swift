import SwiftUI

struct KilnScreen: View {
  let temperatures: [Int]
  @State private var showsCurve = false

  private var log: some View {
    ScrollView {
      Button("Show the curve") { showsCurve = true }
      ForEach(temperatures, id: \.self) { temperature in
        Text("\(temperature) degrees")
      }
    }
    #if os(iOS)
    .statusBarHidden()
    #endif
    .popover(isPresented: $showsCurve) { // want: presentation-anchor-on-container:warning
      Image("curve")
    }
  }

  var body: some View {
    VStack {
      Text("Kiln")
      log
    }
  }
}

import SwiftUI

struct KilnScreen: View {
  let temperatures: [Int]
  @State private var showsCurve = false

  private var log: some View {
    ScrollView {
      Button("Show the curve") { showsCurve = true }
        .popover(isPresented: $showsCurve) { // want: presentation-anchor-on-container:warning
          Image("curve")
        }
      ForEach(temperatures, id: \.self) { temperature in
        Text("\(temperature) degrees")
      }
    }
    #if os(iOS)
    .statusBarHidden()
    #endif
  }

  var body: some View {
    VStack {
      Text("Kiln")
      log
    }
  }
}

import SwiftUI

struct Marathon: View {
  @State private var isRunning = false
  @State private var isResting = false

  var body: some View {
    VStack {
      Button("Run") { isRunning = true }
        .sheet(isPresented: $isRunning) {
          Text("Running")
            .interactiveDismissDisabled() // want: interactive-dismiss-disabled-without-exit:warning
        }
      Button("Rest") { isResting = true }
        .sheet(isPresented: self.$isResting) {
          VStack {
            Text("Resting")
            Text("Drink something")
          }
          .interactiveDismissDisabled(true) // want: interactive-dismiss-disabled-without-exit:warning
          .padding()
        }
    }
  }
}

// deployment-target: watchOS=10.0
import SwiftUI

struct LapCounter: View {
  @State private var showsLaps = false

  var body: some View {
    Button("Laps") { showsLaps = true }
      .sheet(isPresented: $showsLaps) {
        Text("12 laps")
          .navigationTitle("Laps")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Close") { showsLaps = false }
            }
          }
      }
  }
}

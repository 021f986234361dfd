// profile: all
// deployment-target: iOS=26.0
import SwiftUI

struct PotteryScreen: View {
  @State private var addsBowl = false

  var body: some View {
    NavigationStack {
      Text("Pottery")
        .navigationTitle("Pottery")
        .toolbar {
          ToolbarItem(placement: .primaryAction) {
            Button("Add a bowl") { addsBowl = true }
              .sheet(isPresented: $addsBowl) {
                VStack {
                  Text("New bowl")
                  Button("Close") { addsBowl = false }
                }
              }
          }
        }
    }
  }
}

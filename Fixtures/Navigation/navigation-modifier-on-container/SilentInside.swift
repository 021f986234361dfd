// deployment-target: iOS=17.0
import SwiftUI

struct Marsh: View {
  var body: some View {
    NavigationStack {
      List {
        Text("Reeds")
      }
      .navigationTitle("Marsh")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Text("3") }
      }
    }
    .tint(.green)
  }
}

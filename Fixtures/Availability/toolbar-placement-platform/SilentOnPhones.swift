import SwiftUI

struct LockScreen: View {
  var body: some View {
    NavigationStack {
      Text("Lock")
        .toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Level") }
          ToolbarItem(placement: .topBarTrailing) { Text("Gate") }
        }
    }
  }
}

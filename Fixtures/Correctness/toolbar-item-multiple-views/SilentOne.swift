import SwiftUI

struct MeadowScreen: View {
  @State private var isMown = false

  var body: some View {
    Text("Meadow")
      .toolbar {
        ToolbarItem {
          HStack(spacing: 2) {
            Button("Mow") { isMown = true }
            Button("Rest") { isMown = false }
          }
        }
        ToolbarItem(placement: .primaryAction) {
          if isMown { Button("Rest") { isMown = false } } else { Button("Mow") { isMown = true } }
        }
        ToolbarItem(placement: .principal) {
          Image("meadow")
          Text("Meadow")
        }
        ToolbarItem(placement: .cancellationAction) {
          Spacer()
          Button("Close") {}
          Text("now")
        }
        ToolbarItemGroup {
          Button("Sow") {}
          Button("Reap") {}
        }
      }
  }
}

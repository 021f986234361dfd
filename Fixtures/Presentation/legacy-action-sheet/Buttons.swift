// deployment-target: iOS=17.0
import SwiftUI

struct PhotoWall: View {
  @State private var asks = false
  @State private var photos = 4

  var body: some View {
    Button("\(photos) photos") { asks = true }
      .actionSheet(isPresented: $asks) { // want: legacy-action-sheet:info
        ActionSheet(
          title: Text("Photos"),
          message: Text("What shall happen?"),
          buttons: [
            .default(Text("Add")) { photos += 1 },
            .destructive(Text("Remove all")) { photos = 0 },
            .cancel()
          ]
        )
      }
  }
}

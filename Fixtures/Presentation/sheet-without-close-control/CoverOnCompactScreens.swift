// profile: all
// deployment-target: iOS=17.0
import SwiftUI

struct Pharmacy: View {
  @State private var showsMap = false

  var body: some View {
    Button("Map") { showsMap = true }
      .sheet(isPresented: $showsMap) { // want: sheet-without-close-control:info
        Text("Map")
          .presentationCompactAdaptation(.fullScreenCover)
      }
  }
}

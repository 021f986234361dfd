// deployment-target: iOS=17.0
import SwiftUI

struct Theater: View {
  @State private var showsStage = false

  var body: some View {
    VStack {
      Button("Open") { showsStage = true }
      Button("Close") { showsStage = false }
    }
    .fullScreenCover(isPresented: $showsStage) { // want: full-screen-cover-without-dismiss:warning
      Text("Stage")
    }
  }
}

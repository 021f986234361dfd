// deployment-target: iOS=14.0
import SwiftUI

struct StoryReel: View {
  @State private var showsStory = false
  @State private var showsCamera = false

  var body: some View {
    Text("Stories")
      .fullScreenCover(isPresented: $showsStory) {
        Button("Close") { showsStory = false }
      }
      #if DEBUG
      .border(Color.red)
      #endif
      .fullScreenCover(isPresented: $showsCamera) { // want: multiple-presentations-on-view:error
        Button("Close") { showsCamera = false }
      }
  }
}

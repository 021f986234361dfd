// deployment-target: iOS=17.0
import SwiftUI

struct Frame<Picture: View>: View {
  let page: AnyView
  @ViewBuilder let picture: () -> Picture
  @State private var showsPage = false
  @State private var showsPicture = false

  var body: some View {
    VStack {
      Button("Page") { showsPage = true }
        .fullScreenCover(isPresented: $showsPage) { page }
      Button("Picture") { showsPicture = true }
        .fullScreenCover(isPresented: $showsPicture) { picture() }
    }
  }
}

import SwiftUI

struct Splash: Identifiable {
  let id: Int
  var height: Double
}

struct SplashFeed: View {
  @State private var splashes = [Splash(id: 1, height: 2)]

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(splashes) { splash in
          Text("\(splash.height)")
            .padding()
            .swipeActions(edge: .trailing) { // want: swipe-actions-outside-list:warning
              Button("Remove", role: .destructive) {
                splashes.removeAll { $0.id == splash.id }
              }
            }
        }
      }
    }
  }
}

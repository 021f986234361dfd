import SwiftUI

struct Podcast: Identifiable {
  let id: Int
  var title: String
}

final class RatingModel: ObservableObject {
  @Published private(set) var podcast: Podcast?
  @Published var isRating = false

  func update(podcast: Podcast) { self.podcast = podcast }
}

struct RatingButton: View {
  @ObservedObject var model: RatingModel

  var body: some View {
    Button("Rate") { model.isRating = true }
      .sheet(isPresented: $model.isRating) {
        if let podcast = model.podcast {
          Text(podcast.title)
        }
      }
  }
}

import SwiftUI

final class Episode: ObservableObject {
  @Published var length: Int
  init(length: Int) { self.length = length }
}

struct EpisodeTile: View {
  let episode: Episode
  var body: some View { Text("\(episode.length)") }
}

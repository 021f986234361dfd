import SwiftUI

final class PlayerModel: ObservableObject {
  @Published var isPlaying = false
}

struct Player: View {
  @StateObject var model: PlayerModel

  var body: some View {
    Button("Play") { model.isPlaying = true }
  }
}

struct PlayerScreen: View {
  var body: some View { Player(model: PlayerModel()) }
}

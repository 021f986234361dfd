import SwiftUI

protocol Chapter {
  func onPause()
}

extension Chapter {
  func onPause() {}
}

typealias ChapterView = Chapter & View
typealias SharedChapter = ChapterView & Hashable

final class Playback: ObservableObject {
  @Published var isPlaying = true
}

struct OpeningChapter: ChapterView {
  @ObservedObject private var playback = Playback()

  var body: some View { Text(playback.isPlaying ? "Plays" : "Rests") }

  func onPause() { stop() }

  private func stop() { playback.isPlaying = false }
}

final class Reader {
  private var chapter: (any ChapterView)?

  func open() -> AnyView {
    let next = OpeningChapter()
    chapter = next
    return AnyView(next)
  }

  func pause() { chapter?.onPause() }
}

import SwiftUI

protocol Highlighting {}

extension Highlighting {
  var isHighlighted: Bool { (self as? TrackLabel)?.isOn ?? false }
}

struct TrackLabel: View, Highlighting {
  @State var isOn = false  // want: state-not-private:info
  @State private var level = 1
  @State private var marks = 0
  @State private var count: Int
  @State private var name = ""

  init(count: Int) {
    _count = State(initialValue: count)
  }

  private func marks(of track: String) -> Int { track.count }

  struct Editor {
    let label: TrackLabel
    func reset() { label.level = 0 }
  }

  var body: some View {
    TextField("Name \(marks(of: name))", text: $name)
      .onAppear { marks = 2 }
  }
}

struct TrackHost: View {
  var body: some View {
    TrackLabel(count: 2)
    TrackCover(isDark: true)
  }
}

struct TrackCover: View {
  @State var isDark = false  // want: state-not-private:info
  var body: some View { Text("Cover") }
}

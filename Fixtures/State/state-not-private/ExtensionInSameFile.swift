import SwiftUI

struct Tuner: View {
  @State var note = "A" // want: state-not-private:info

  var body: some View {
    content
  }
}

extension Tuner {
  private var content: some View {
    Button(note) { note = "B" }
  }
}

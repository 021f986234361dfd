import SwiftUI

struct Drum: View {
  @State private var beats = 0
  fileprivate let isLoud = false  // want: state-never-written:info
  private let name = "Snare"  // want: state-never-written:info

  var body: some View {
    Button(name) { beats += 1 }
      .bold(isLoud)
  }
}

import SwiftUI

struct Drum: View {
  @State private var beats = 0
  @State fileprivate var isLoud = false  // want: state-never-written:info
  @SwiftUI.State private var name = "Snare"  // want: state-never-written:info

  var body: some View {
    Button(name) { beats += 1 }
      .bold(isLoud)
  }
}

import SwiftUI

struct Drum: View {
  @State private var beats = 0
  @State fileprivate var isLoud = false
  @SwiftUI.State private var name = "Snare"

  var body: some View {
    Button(name) { beats += 1 }
      .bold(isLoud)
  }
}

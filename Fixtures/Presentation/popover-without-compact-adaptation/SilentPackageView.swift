// not type-checked: imports a package
// profile: presentation
// deployment-target: iOS=17.0
import EmojiKit
import SwiftUI

struct Reactions: View {
  @State private var picks = false

  var body: some View {
    Button("React") { picks = true }
      .popover(isPresented: $picks) { EmojiPanel(columns: 6) }
  }
}

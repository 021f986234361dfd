// profile: presentation
import SwiftUI

struct AvatarScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isPicking = false

  var body: some View {
    Button("Pick") { isPicking = true }
      .sheet(isPresented: $isPicking) {
        AvatarPicker(onPick: { dismiss() }) // want: dismiss-of-presenter:info
      }
  }
}

struct AvatarPicker: View {
  let onPick: () -> Void

  var body: some View {
    Button("Cat", action: onPick)
  }
}

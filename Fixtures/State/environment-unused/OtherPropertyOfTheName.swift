import SwiftUI

struct Shelf: View { // want +1: environment-unused:info
  @Environment(\.font) private var font
  var body: some View { Text("Shelf").font(.title) }
}

struct Crate: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

// profile: all
import SwiftUI

struct CaveView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
  }
}

struct CaveView_Previews: PreviewProvider {
  static var previews: some View { CavePreviewHost() }
}

struct CavePreviewHost: View {
  @State private var isShown = true

  var body: some View {
    Text("Cave")
      .background { Color.clear.sheet(isPresented: $isShown) { CaveView() } }
  }
}

import SwiftUI

struct PlaylistRow: View {
  @State private var tempo = 60
  @State private var showsTempo = false

  var body: some View {
    Button("Faster") {
      tempo += 20
      showsTempo.toggle()
    }
    .popover( // want: sheet-stale-state-capture
      isPresented: $showsTempo,
      arrowEdge: .bottom,
      content: { [tempo] in
        Text("Tempo \(tempo)")
          .padding()
      }
    )
  }
}

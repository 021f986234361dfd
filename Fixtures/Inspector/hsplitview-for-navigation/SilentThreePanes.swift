// profile: all
// deployment-target: macOS=14.0
import SwiftUI

struct WaveformEditor: View {
  let takes: [String]
  @State private var take: String?
  @State private var effect: String?

  var body: some View {
    VStack {
      HSplitView {
        List(takes, id: \.self, selection: $take) { name in
          Text(name)
        }
        Text(take ?? "No take")
        Text("Mixer")
      }
      HSplitView {
        List(takes, id: \.self, selection: $effect) { name in
          Text(name)
        }
        WaveformPane(name: effect ?? "")
      }
    }
  }
}

struct WaveformPane: NSViewRepresentable {
  let name: String

  func makeNSView(context: Context) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: Context) {}
}

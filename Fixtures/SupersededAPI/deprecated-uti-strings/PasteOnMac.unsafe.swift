// deployment-target: macOS=13.0
import SwiftUI
import UniformTypeIdentifiers

struct SeedInventory: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Packets: \(count)")
        .onPasteCommand(of: [.text]) { providers in // want: deprecated-uti-strings:info
          count += providers.count
        }
      Text("Pictures").onPasteCommand(of: [.png, .jpeg], perform: take) // want: deprecated-uti-strings:info
      PasteButton(supportedTypes: ["public.plain-text"], payloadAction: take) // want: deprecated-uti-strings:info
      PasteButton( // want: deprecated-uti-strings
        // Both kinds of links.
        supportedTypes: ["public.url", "public.file-url"]
      ) { providers in
        take(providers)
      }
      PasteButton(supportedTypes: ["public.data"], validator: { $0.first }) { _ in count += 1 } // want: deprecated-uti-strings
    }
  }

  private func take(_ providers: [NSItemProvider]) {
    count += providers.count
  }
}

struct PasteFrame: ViewModifier {
  let take: ([NSItemProvider]) -> Void

  func body(content: Content) -> some View {
    content
      .onPasteCommand(of: [.text], perform: take) // want: deprecated-uti-strings
      .padding()
  }
}

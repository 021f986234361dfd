import SwiftUI

struct PressedLeafTray: View {
  @State private var leaves: [NSItemProvider] = []
  @State private var isTargeted = false

  var body: some View {
    VStack {
      Text("Drop a note")
        .onDrop(of: ["public.text"], isTargeted: $isTargeted) { providers in // want: deprecated-on-drop-strings:info
          leaves += providers
          return true
        }
      Text("Drop a picture").onDrop(of: ["public.image", "public.file-url"], isTargeted: nil, perform: keep).padding() // want: deprecated-on-drop-strings:info
      Text("Drop anything")
        .onDrop( // want: deprecated-on-drop-strings
          of: [
            "public.png", // drawings
            "public.jpeg",
          ],
          isTargeted: nil
        ) { providers, location in
          print(location)
          return keep(providers)
        }
    }
  }

  private func keep(_ providers: [NSItemProvider]) -> Bool {
    leaves += providers
    return !providers.isEmpty
  }
}

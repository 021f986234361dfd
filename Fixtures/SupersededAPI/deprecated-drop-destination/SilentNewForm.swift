// deployment-target: iOS=26.0
import SwiftUI

struct HerbShelf: View {
  @State private var herbs: [String] = []
  let isOpen: Bool

  var body: some View {
    VStack {
      Text("Shelf")
        .dropDestination(for: String.self, isEnabled: isOpen) { names, session in
          print(session.location)
          herbs += names
        }
      Text("Bunch")
        .dropDestination(for: String.self) { names, session in
          herbs += names
          print(session.id)
        }
      Text("Jar").dropDestination(for: URL.self, isEnabled: isOpen, action: keep)
    }
  }

  private func keep(_ links: [URL], _ session: DropSession) {
    herbs += links.map(\.lastPathComponent)
  }
}

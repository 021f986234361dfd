// deployment-target: iOS=14.0, macOS=11.0
import SwiftUI
import UniformTypeIdentifiers

struct WagonDrop: DropDelegate {
  let isOpen: Bool

  func validateDrop(info: DropInfo) -> Bool { isOpen }
  func performDrop(info: DropInfo) -> Bool { true }
}

struct Siding: View {
  let isOpen: Bool

  var body: some View {
    HStack {
      Text("Coal")
        .onDrop(of: [.plainText], delegate: WagonDrop(isOpen: isOpen)) // want: deprecated-on-drop-strings
      Text("Any") // The yard's own type has no constant.
        .onDrop(of: ["org.example.wagon", "public.url"], delegate: WagonDrop(isOpen: true)) // want: deprecated-on-drop-strings
    }
  }
}

extension View {
  func takesWagons(_ delegate: any DropDelegate) -> some View {
    onDrop(of: [.item], delegate: delegate) // want: deprecated-on-drop-strings
  }
}

struct SidingFrame: ViewModifier {
  func body(content: Content) -> some View {
    content.onDrop(of: [.data], isTargeted: nil) { _ in false } // want: deprecated-on-drop-strings
  }
}

// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct GuestBook: View {
  @State private var entry = ""

  var body: some View {
    VStack {
      TextField("Your entry", text: $entry)
      TextEditor(text: $entry)
    }
    .padding()
    .edgesIgnoringSafeArea(.bottom) // want: deprecated-edges-ignoring-safe-area
  }
}

struct GuestBookCover: View {
  @State private var name = ""

  var body: some View {
    ZStack {
      Color.brown.edgesIgnoringSafeArea(.all) // want: deprecated-edges-ignoring-safe-area
      TextField("Name", text: $name)
    }
  }
}

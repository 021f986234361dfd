import SwiftUI
import UniformTypeIdentifiers

struct ArchiveBox: View {
  @State private var count = 0

  var body: some View {
    box
      .frame(width: 200, height: 100)
  }

  @ViewBuilder private var box: some View {
    if count == 0 {
      Text("Empty")
        .onDrop(of: [.fileURL], isTargeted: nil, perform: take) // want: deprecated-on-drop-strings
    } else {
      Text("\(count)")
        .onDrop(of: [.pdf, .text], isTargeted: nil, perform: take) // want: deprecated-on-drop-strings
    }
  }

  private func take(_ providers: [NSItemProvider]) -> Bool {
    count += providers.count
    return true
  }
}

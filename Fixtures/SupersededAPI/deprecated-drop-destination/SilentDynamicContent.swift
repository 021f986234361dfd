// deployment-target: iOS=26.0
import SwiftUI

struct HerbList: View {
  @State private var herbs: [String] = []

  var body: some View {
    List {
      ForEach(herbs, id: \.self) { herb in
        Text(herb)
      }
      .dropDestination(for: String.self) { names, offset in
        herbs.insert(contentsOf: names, at: offset)
      }
      ForEach(herbs, id: \.self) { Text($0) }
        .onMove(perform: nil)
        .dropDestination(for: URL.self) { links, offset in
          herbs.insert(contentsOf: links.map(\.lastPathComponent), at: offset)
        }
    }
  }
}

import SwiftUI

struct BirdGuide: View {
  let birds: [String]
  @State private var bird: String?

  var body: some View {
    NavigationSplitView {
      List(birds, id: \.self, selection: $bird) { name in
        Text(name)
      }
    } content: {
      if let bird {
        Text(bird)
      } else {
        ContentUnavailableView("Select a bird", systemImage: "bird")
      }
    } detail: {
      switch bird {
      case .none: Text("No song")
      case .some(let name): Text("Song of \(name)")
      }
    }
  }
}

struct NestGuide: View {
  let nests: [String]
  @State private var nest: String?

  var body: some View {
    NavigationSplitView {
      List(nests, id: \.self, selection: $nest) { name in
        Text(name)
      }
    } detail: {
      Group {
        if let nest {
          Text(nest)
        }
      }
      .overlay {
        if nest == nil {
          Text("Select a nest")
        }
      }
    }
  }
}

import SwiftUI

struct Telescope: View {
  @State private var zoom = 1

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Moon") {
          Button("Zoom \(zoom)") { zoom += 1 }
        }
        NavigationLink {
          Button("Zoom") { zoom += 1 }
        } label: {
          Text("Mars")
        }
        Menu("More") {
          Button("Reset") { zoom = 1 }
        }
        Menu {
          Button("Double") { zoom *= 2 }
        } label: {
          Text("Zoom")
        }
      }
    }
  }
}

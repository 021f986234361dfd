import SwiftUI

struct Tannoy: View {
  let site: URL
  @State private var volume = 3

  var body: some View {
    VStack {
      Link(destination: site) {
        VStack {
          Text("Station")
          Button("Louder") { volume += 1 } // want: control-in-link-label:warning
        }
      }
      Menu {
        Text("Volume \(volume)")
      } label: {
        Button("Volume") { volume = 0 } // want: control-in-link-label:warning
      }
      Button(action: { volume -= 1 }) {
        Button("Softer") { volume -= 2 } // want: control-in-link-label:warning
      }
    }
  }
}

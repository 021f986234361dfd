// profile: presentation
import SwiftUI

struct Almanac: View {
  let source: URL

  var body: some View {
    VStack {
      Link(destination: source) { Text("Source") }
      Link("Errata", destination: source)
      Signpost(destination: "Mill")
    }
  }
}

struct Signpost: View {
  let destination: String

  var body: some View {
    Text(destination)
  }
}

import SwiftUI

struct AboutPage: View {
  var body: some View { Text("About") }
}

struct StationMenu: View {
  let lines: [Int]

  var body: some View {
    NavigationStack {
      List {
        NavigationLink { AboutPage() } label: { Text("About") }
        NavigationLink("About") { AboutPage() }
        NavigationLink("About", destination: { AboutPage() })
        NavigationLink(destination: { AboutPage() }) { Text("About") }
        NavigationLink(destination: { AboutPage() }, label: { Text("About") })
        NavigationLink(
          destination: {
            AboutPage()
          },
          label: { Text("About") }
        )
        NavigationLink("Opening", destination: AboutPage.init)
        ForEach(lines, id: \.self) { line in
          NavigationLink("Line \(line)", value: line)
        }
      }
      .navigationDestination(for: Int.self) { line in
        Text("Line \(line)")
      }
    }
  }
}

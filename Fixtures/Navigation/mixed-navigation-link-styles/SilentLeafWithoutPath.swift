import SwiftUI

struct Kiln: Hashable {
  let name: String
}

struct KilnList: View {
  let kilns: [Kiln]

  var body: some View {
    NavigationStack {
      List(kilns, id: \.self) { kiln in
        NavigationLink(kiln.name, value: kiln)
      }
      .navigationDestination(for: Kiln.self) { KilnScreen(kiln: $0) }
    }
  }
}

struct KilnScreen: View {
  let kiln: Kiln

  var body: some View {
    VStack {
      Text(kiln.name)
      NavigationLink("Firing curve") { Text("Curve") }
    }
  }
}

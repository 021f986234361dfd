// profile: all
import SwiftUI

struct Lantern: Identifiable {
  let id: Int
  var color: String
}

struct LanternList: View {
  let lanterns: [Lantern]
  @State private var chosen: Int?
  @State private var lit: Int?

  var body: some View {
    VStack {
      List(lanterns, selection: $chosen) { lantern in
        Text(lantern.color)
      }
      .contextMenu(forSelectionType: Int.self) { ids in
        if let id = ids.first {
          Button("Light") { lit = id }
        }
      }
      Text("Lit \(lit ?? 0), chosen \(chosen ?? 0)")
    }
  }
}

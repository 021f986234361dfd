import SwiftUI

struct Statue: Identifiable {
  let id: Int
  var name: String
}

struct StatueWalk: View {
  let statues: [Statue]
  @State private var nearest: Statue?
  @State private var showsWalk = false

  var body: some View {
    Button("Walk") {
      nearest = statues.first
      showsWalk = true
    }
    .sheet(isPresented: $showsWalk) { [nearest] in
      VStack {
        Text("\(statues.count) statues")
        if let nearest {
          Text("Nearest: \(nearest.name)")
        }
      }
    }
  }
}

import SwiftUI

struct Team: Identifiable {
  let id: Int
  var name: String
}

struct MatchMaker: View {
  let teams: [Team]
  @State private var home: Team?
  @State private var guest: Team?
  @State private var showsMatch = false

  var body: some View {
    Button("Random match") {
      home = teams.randomElement()
      guest = teams.randomElement()
      showsMatch = true
    }
    .sheet(isPresented: $showsMatch) { [home, guest] in
      if let home, let guest {
        Text("\(home.name) – \(guest.name)")
      }
    }
  }
}

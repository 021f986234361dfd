import SwiftUI

struct Member: Identifiable {
  let id: Int
  var name: String
}

struct Choir {
  var members: [Member]
}

struct Roster: View {
  @State private var members: [Member] = []
  let choir: Choir

  var body: some View {
    List {
      ForEach(members) { Text($0.name) }  // want: identifiable-keypath-id:info
      ForEach($members) { $member in TextField("Name", text: $member.name) }  // want: identifiable-keypath-id:info
      ForEach(choir.members) { member in  // want: identifiable-keypath-id:info
        Text(member.name)
      }
    }
  }

  func column(_ shown: [Member]) -> some View {
    List(
      shown  // want: identifiable-keypath-id:info
    ) { Text($0.name) }
  }
}

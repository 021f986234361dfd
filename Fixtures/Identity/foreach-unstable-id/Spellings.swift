import SwiftUI

struct Sprout: Identifiable {
  let id: UUID = .init()
  let name: String
}

struct Sprouts: View {
  let names: [String]

  var body: some View {
    List {
      ForEach(names.map { Sprout.init(name: $0) }) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(names.map { return Sprout(name: $0) }) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(names.compactMap { Sprout(name: $0) }) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(names.map({ Sprout(name: $0) })) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(names.map(Sprout.init)) { Text($0.name) }  // want: foreach-unstable-id:error
      ForEach(names.map(Sprout.init(name:))) { Text($0.name) }  // want: foreach-unstable-id:error
    }
  }
}

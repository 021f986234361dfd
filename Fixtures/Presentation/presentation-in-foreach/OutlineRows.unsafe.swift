import SwiftUI

struct Branch: Identifiable {
  let id: Int
  var name: String
  var twigs: [Branch]?
}

struct FamilyTree: View {
  let roots: [Branch]
  @State private var portrait: Branch?

  var body: some View {
    List {
      OutlineGroup(roots, children: \.twigs) { branch in
        Button(branch.name) { portrait = branch }
      }
    }
    .sheet(item: $portrait) { person in // want: presentation-in-foreach:warning
      VStack {
        Text(person.name)
        Button("Close") { portrait = nil }
      }
    }
  }
}

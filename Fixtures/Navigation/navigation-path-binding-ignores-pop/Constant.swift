// profile: all
import SwiftUI

struct Shelter: Hashable { let beds: Int }

struct ShelterRoot: View {
  let shelters: [Shelter]

  var body: some View {
    NavigationStack(path: .constant(shelters)) { // want: navigation-path-binding-ignores-pop:warning
      Text("Shelters")
        .navigationDestination(for: Shelter.self) { Text("\($0.beds)") }
    }
  }
}

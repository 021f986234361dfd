import SwiftUI

struct Crate: Identifiable {
  let id: Int
  let fruit: String
}

struct CrateList: View {
  let crates: [Crate]

  var body: some View {
    NavigationStack {
      List {
        ForEach(crates) { crate in
          Text(crate.fruit)
            .swipeActions {
              NavigationLink("Weigh") { Text("Weigh") }
            }
        }
      }
      .toolbar {
        Menu("More") {
          NavigationLink("Prices") { Text("Prices") }
        }
      }
    }
  }
}

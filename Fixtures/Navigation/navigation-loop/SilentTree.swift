// profile: all
import SwiftUI

struct Branch: Identifiable {
  let id: Int
  let name: String
  let twigs: [Branch]
}

struct BranchScreen: View {
  let branch: Branch

  var body: some View {
    List(branch.twigs) { twig in
      NavigationLink(twig.name) { BranchScreen(branch: twig) } // want: navigation-link-destination:info
    }
  }
}

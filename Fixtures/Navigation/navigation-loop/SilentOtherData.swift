// profile: all
import SwiftUI

struct Keeper: Identifiable {
  let id: Int
  let name: String
  let deputies: [Keeper]
}

struct KeeperScreen: View {
  let keeper: Keeper

  var body: some View {
    NavigationLink("Deputies") { DeputyList(keeper: keeper) } // want: navigation-link-destination:info
  }
}

struct DeputyList: View {
  let keeper: Keeper

  var body: some View {
    List(keeper.deputies) { deputy in
      NavigationLink(deputy.name) { KeeperScreen(keeper: deputy) } // want: navigation-link-destination:info
    }
  }
}

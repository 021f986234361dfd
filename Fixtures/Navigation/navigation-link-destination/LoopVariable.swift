// profile: presentation
import SwiftUI

enum Ward: String, CaseIterable, Identifiable {
  case north, south
  var id: String { rawValue }
}

struct WardList: View {
  var body: some View {
    NavigationStack {
      List {
        ForEach(Ward.allCases) { ward in
          NavigationLink(ward.rawValue) { // want: navigation-link-destination:info
            WardScreen(ward: ward)
          }
        }
      }
    }
  }
}

struct WardScreen: View {
  let ward: Ward
  var body: some View { Text(ward.rawValue) }
}

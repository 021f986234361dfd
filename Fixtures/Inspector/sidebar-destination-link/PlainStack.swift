// profile: all
import SwiftUI

struct ShellCollection: View {
  let shells: [String]

  var body: some View {
    NavigationStack {
      List(shells, id: \.self) { shell in
        NavigationLink(shell) { // want: navigation-link-destination:info
          Text(shell)
        }
      }
    }
  }
}

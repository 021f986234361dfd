import SwiftUI

struct Orchestra: View {
  var body: some View {
    NavigationStack {
      NavigationLink {
        NavigationStack { // want: nested-navigation-stack
          Text("Strings")
        }
      } label: {
        Text("Strings")
      }
    }
  }
}

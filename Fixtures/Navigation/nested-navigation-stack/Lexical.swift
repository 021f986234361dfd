import SwiftUI

struct PrintShop: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Presses")
        NavigationStack { // want: nested-navigation-stack:error
          Text("Inks")
        }
      }
    }
  }
}

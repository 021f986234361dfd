import SwiftUI

struct EastWing: View {
  let rooms = 12

  var body: some View {
    Group {
      NavigationStack { // want: nested-navigation-stack:warning
        Text("\(rooms) rooms")
      }
    }
  }
}

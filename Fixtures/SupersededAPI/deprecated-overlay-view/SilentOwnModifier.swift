import SwiftUI

extension View {
  func overlay<Badge: View>(_ badge: Badge) -> some View {
    overlay(alignment: .topTrailing) { badge.padding(2) }
  }
}

struct CoatPeg: View {
  let number: Int

  var body: some View {
    VStack {
      Image(systemName: "tshirt").overlay(Text("\(number)"))
      Image(systemName: "umbrella").overlay(Circle())
    }
  }
}

import SwiftUI

struct Jar: View {
  let isSealed: Bool

  var body: some View {
    VStack {
      Capsule().overlay(Text("Plums"), isShown: isSealed)
      Capsule().overlay(Text("Pears"))
    }
  }
}

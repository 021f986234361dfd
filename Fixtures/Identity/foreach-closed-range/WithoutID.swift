// not type-checked: the flagged code does not compile
import SwiftUI

struct Platforms: View {
  let tracks: Int

  var body: some View {
    VStack {
      ForEach(1...5) { track in Text("\(track)") }  // want: foreach-closed-range:warning
      ForEach(1...tracks) { track in Text("\(track)") }  // want: foreach-closed-range:warning
      ForEach((0 ... 9)) { digit in Text("\(digit)") }  // want: foreach-closed-range:warning
    }
  }
}

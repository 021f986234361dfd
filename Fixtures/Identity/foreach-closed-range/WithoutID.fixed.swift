// not type-checked: the flagged code does not compile
import SwiftUI

struct Platforms: View {
  let tracks: Int

  var body: some View {
    VStack {
      ForEach(1..<6) { track in Text("\(track)") }  // want: foreach-closed-range:warning
      ForEach(1...tracks, id: \.self) { track in Text("\(track)") }  // want: foreach-closed-range:warning
      ForEach((0..<10)) { digit in Text("\(digit)") }  // want: foreach-closed-range:warning
    }
  }
}

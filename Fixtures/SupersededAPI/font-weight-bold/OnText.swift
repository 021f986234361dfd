// profile: all
// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct BoxLabel: View {
  let contents: String
  let isHeavy: Bool

  var body: some View {
    VStack {
      Text(contents).fontWeight(.bold) // want: font-weight-bold:info
      Text("Shelf")
        .font(.headline)
        .fontWeight(.bold) // want: font-weight-bold
        .padding()
      Text("Box").italic().fontWeight(.bold).underline() // want: font-weight-bold
      weight.fontWeight(.bold) // want: font-weight-bold
      Text("Top")
        .fontWeight( // want: font-weight-bold
          .bold // as on the other boxes
        )
    }
  }

  private var weight: Text { Text(isHeavy ? "heavy" : "light") }
}

extension Text {
  func strong() -> Text { fontWeight(.bold) } // want: font-weight-bold
}

// profile: all
// deployment-target: iOS=13.0, macOS=10.15
import SwiftUI

struct BoxLabel: View {
  let contents: String
  let isHeavy: Bool

  var body: some View {
    VStack {
      Text(contents).bold() // want: font-weight-bold:info
      Text("Shelf")
        .font(.headline)
        .bold() // want: font-weight-bold
        .padding()
      Text("Box").italic().bold().underline() // want: font-weight-bold
      weight.bold() // want: font-weight-bold
      Text("Top")
        .fontWeight( // want: font-weight-bold
          .bold // as on the other boxes
        )
    }
  }

  private var weight: Text { Text(isHeavy ? "heavy" : "light") }
}

extension Text {
  func strong() -> Text { bold() } // want: font-weight-bold
}

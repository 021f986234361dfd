// deployment-target: iOS=15.0
import SwiftUI

struct SpineLabel: View {
  let title: String
  let shelf: Int

  var body: some View {
    VStack {
      Text(title).foregroundColor(.red).bold() // want: deprecated-foreground-color
      Text("Shelf \(shelf)")
        .font(.caption)
        .foregroundColor(.secondary) // want: deprecated-foreground-color
        .italic()
        .underline()
        .padding(.top, 2)
      Text(title).foregroundColor(.brown).lineLimit(1) // want: deprecated-foreground-color
      Text("Due").foregroundColor(.orange).kerning(1).strikethrough().font(.title) // want: deprecated-foreground-color
      Text(title).bold().foregroundColor(.blue) // want: deprecated-foreground-color
      signature.foregroundColor(.gray).fontWeight(.semibold) // want: deprecated-foreground-color
      VStack {
        Text("Reading room")
      }
      .foregroundColor(.green) // want: deprecated-foreground-color
    }
  }

  private var signature: Text { Text("S \(shelf)") }
}

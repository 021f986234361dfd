// deployment-target: iOS=15.0
import SwiftUI

struct SpineLabel: View {
  let title: String
  let shelf: Int

  var body: some View {
    VStack {
      Text(title).bold().foregroundStyle(.red) // want: deprecated-foreground-color
      Text("Shelf \(shelf)")
        .font(.caption)
        .foregroundColor(.secondary) // want: deprecated-foreground-color
        .italic()
        .underline()
        .padding(.top, 2)
      Text(title).foregroundStyle(.brown).lineLimit(1) // want: deprecated-foreground-color
      Text("Due").kerning(1).strikethrough().foregroundStyle(.orange).font(.title) // want: deprecated-foreground-color
      Text(title).bold().foregroundStyle(.blue) // want: deprecated-foreground-color
      signature.fontWeight(.semibold).foregroundStyle(.gray) // want: deprecated-foreground-color
      VStack {
        Text("Reading room")
      }
      .foregroundStyle(.green) // want: deprecated-foreground-color
    }
  }

  private var signature: Text { Text("S \(shelf)") }
}

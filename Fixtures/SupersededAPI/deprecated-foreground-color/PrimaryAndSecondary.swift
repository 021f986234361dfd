import SwiftUI

struct ShelfRow: View {
  let title: String
  let author: String
  let isLent: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).foregroundColor(.primary) // want: deprecated-foreground-color
      Text(author)
        .font(.subheadline)
        .foregroundColor(.secondary) // want: deprecated-foreground-color
      Text("On loan").foregroundColor(isLent ? .red : .secondary) // want: deprecated-foreground-color
      Image(systemName: "book").foregroundColor(isLent ? .secondary : .primary) // want: deprecated-foreground-color
      Image(systemName: "bookmark").foregroundColor(.secondary.opacity(0.5)) // want: deprecated-foreground-color
      Image(systemName: "star").foregroundColor(Color.secondary) // want: deprecated-foreground-color
    }
  }
}

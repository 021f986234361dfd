import SwiftUI

struct ShelfRow: View {
  let title: String
  let author: String
  let isLent: Bool

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).foregroundStyle(Color.primary) // want: deprecated-foreground-color
      Text(author)
        .font(.subheadline)
        .foregroundStyle(Color.secondary) // want: deprecated-foreground-color
      Text("On loan").foregroundStyle(isLent ? Color.red : Color.secondary) // want: deprecated-foreground-color
      Image(systemName: "book").foregroundStyle(isLent ? Color.secondary : Color.primary) // want: deprecated-foreground-color
      Image(systemName: "bookmark").foregroundStyle(Color.secondary.opacity(0.5)) // want: deprecated-foreground-color
      Image(systemName: "star").foregroundStyle(Color.secondary) // want: deprecated-foreground-color
    }
  }
}

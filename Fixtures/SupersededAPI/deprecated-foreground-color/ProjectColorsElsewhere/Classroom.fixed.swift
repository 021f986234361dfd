import SwiftUI

struct Classroom: View {
  let isWiped: Bool

  var body: some View {
    VStack {
      Text("Sums").foregroundStyle(Color.chalk) // want: deprecated-foreground-color
      Text("Board").foregroundStyle(isWiped ? Color.slate : Color.chalk) // want: deprecated-foreground-color
      Text("Sponge").foregroundColor(Color.faded) // want: deprecated-foreground-color
    }
  }
}

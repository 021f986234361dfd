import SwiftUI

struct Classroom: View {
  let isWiped: Bool

  var body: some View {
    VStack {
      Text("Sums").foregroundColor(.chalk) // want: deprecated-foreground-color
      Text("Board").foregroundColor(isWiped ? .slate : .chalk) // want: deprecated-foreground-color
      Text("Sponge").foregroundColor(Color.faded) // want: deprecated-foreground-color
    }
  }
}

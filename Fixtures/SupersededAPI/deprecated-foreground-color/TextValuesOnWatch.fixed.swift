// deployment-target: iOS=17.0, watchOS=9.0
import SwiftUI

struct TideDial: View {
  let height: Int
  let isHigh: Bool

  var body: some View {
    VStack {
      (isHigh ? Text("High").foregroundColor(.blue) : Text("Low")) // want: deprecated-foreground-color
      Text("Now \(Text("\(height) m").foregroundColor(.cyan))") // want: deprecated-foreground-color
      Text("Spring").bold().foregroundStyle(.teal) // want: deprecated-foreground-color
      Image(systemName: "moon").foregroundStyle(.yellow) // want: deprecated-foreground-color
    }
  }
}

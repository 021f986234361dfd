// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

extension Text {
  func faint() -> Text { foregroundStyle(.gray) } // want: deprecated-foreground-color
}

struct WellCard: View {
  let depth: Int
  let isDeep: Bool
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("Name", text: $name, prompt: Text("Old well").foregroundStyle(.gray)) // want: deprecated-foreground-color
      (isDeep ? Text("Deep").foregroundColor(.blue) : Text("Shallow")) // want: deprecated-foreground-color
      Text("Water at \(Text("\(depth) m").foregroundStyle(.cyan))") // want: deprecated-foreground-color
      Text("Rope").foregroundStyle(.brown).bold() // want: deprecated-foreground-color
      note
    }
  }

  private var note: Text { Text("Bring a bucket").foregroundStyle(Color.secondary).faint() } // want: deprecated-foreground-color
}

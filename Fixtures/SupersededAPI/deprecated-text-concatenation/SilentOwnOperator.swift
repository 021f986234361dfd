import SwiftUI

extension Text {
  static func + (left: Text, right: String) -> Text { Text("\(left)\(right)") }
}

struct BoatName: View {
  let name: String

  var body: some View {
    VStack {
      Text("MS ") + name
      (Text("Home port") + ": " + name).italic()
    }
  }
}

// deployment-target: iOS=26.0
// sdk: 27
import SwiftUI

struct HiveSearch: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Hive", text: $text).textFieldStyle(.roundedBorder)
      TextField("Frame", text: $text).textFieldStyle(RoundedBorderTextFieldStyle())
    }
  }
}

// deployment-target: iOS=27.0, macOS=26.0
// sdk: 27
import SwiftUI

struct HiveSearch: View {
  @State private var text = ""

  var body: some View {
    TextField("Hive", text: $text).textFieldStyle(.roundedBorder)
  }
}

// deployment-target: macOS=10.15
import SwiftUI

struct OldPicker: View {
  @State private var glaze = "Blue"

  var body: some View {
    Picker("Glaze", selection: $glaze) {
      Text("Blue").tag("Blue")
    }
    .pickerStyle(PopUpButtonPickerStyle())
  }
}

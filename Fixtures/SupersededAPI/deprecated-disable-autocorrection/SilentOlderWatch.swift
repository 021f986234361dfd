// deployment-target: iOS=15.0, watchOS=7.0
import SwiftUI

struct WristNote: View {
  @State private var text = ""

  var body: some View {
    TextField("Note", text: $text)
      .disableAutocorrection(true)
  }
}

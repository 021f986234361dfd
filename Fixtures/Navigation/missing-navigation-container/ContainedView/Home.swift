import SwiftUI

struct BakeryHome: View {
  @State private var isOpen = true

  var body: some View {
    if isOpen {
      Group {
        OvenPanel()
          .padding()
      }
    } else {
      Button("Open") { isOpen = true }
    }
  }
}

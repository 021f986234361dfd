// deployment-target: macOS=14.0
import SwiftUI

extension View {
  func collapsible(_ title: String) -> some View {
    DisclosureGroup {
      self
    } label: {
      Text(title)
    }
  }
}

struct PopUpButtonPickerStyle: PickerStyle {}

struct ShelfSidebar: View {
  @State private var shelf = 1

  var body: some View {
    VStack {
      Section { Text("Cups") }
        .collapsible("Cups")
      Picker("Shelf", selection: $shelf) { Text("1").tag(1) }
        .pickerStyle(PopUpButtonPickerStyle())
    }
  }
}

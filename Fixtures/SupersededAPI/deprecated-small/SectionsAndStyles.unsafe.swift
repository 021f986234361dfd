// deployment-target: macOS=14.0
import SwiftUI

struct PotterySidebar: View {
  @State private var glaze = "Blue"
  let isOpen: Bool

  var body: some View {
    List {
      Section {
        Text("Bowl")
      } header: {
        Text("Thrown")
      }
      .collapsible(true) // want: deprecated-small:info
      Section("Fired") { Text("Plate") }.collapsible(isOpen) // want: deprecated-small:info
      Section {
        picker
      }
      .collapsible( // want: deprecated-small
        // Stays open while the kiln is hot.
        !isOpen
      )
    }
  }

  @ViewBuilder private var picker: some View {
    Picker("Glaze", selection: $glaze) {
      Text("Blue").tag("Blue")
      Text("Green").tag("Green")
    }
    .pickerStyle(.menu) // want: deprecated-small
    Menu("Kiln") {
      Button("Heat") {}
    }
    .menuStyle(.borderedButton) // want: deprecated-small
    Menu("Wheel") { Button("Turn") {} }.menuStyle(.borderedButton).padding() // want: deprecated-small
  }
}

struct PotteryMenu: ViewModifier {
  func body(content: Content) -> some View {
    content.menuStyle(.borderedButton).pickerStyle(.menu) // want: deprecated-small, deprecated-small
  }
}

extension View {
  func potteryMenu() -> some View {
    menuStyle(.borderedButton) // want: deprecated-small
  }
}

import SwiftUI

struct HarbourPage: View {
  @State private var isOpen = false
  let crane: Text

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").navigationBarItems(trailing: EditButton()).padding() // want: deprecated-navigation-bar-items
        Text("Two")
          .navigationBarItems(leading: crane) // want: deprecated-navigation-bar-items
        Text("Three")
          .navigationBarItems(trailing: openButton) // want: deprecated-navigation-bar-items
        Text("Four")
          .navigationBarItems(trailing: Button(action: { isOpen.toggle() }) { // want: deprecated-navigation-bar-items
            Text(isOpen ? "Close" : "Open")
          })
        Text("Five")
          .navigationBarItems(leading: isOpen ? Text("Open") : Text("Closed")) // want: deprecated-navigation-bar-items
        Text("Six")
          .navigationBarItems(leading: EditButton()) // want: deprecated-navigation-bar-items
          .navigationBarItems(trailing: openButton) // want: deprecated-navigation-bar-items
      }
    }
  }

  private var openButton: some View {
    Button("Open") { isOpen = true }
  }
}

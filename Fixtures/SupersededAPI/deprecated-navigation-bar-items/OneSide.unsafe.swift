import SwiftUI

struct HarbourPage: View {
  @State private var isOpen = false
  let crane: Text

  var body: some View {
    NavigationStack {
      VStack {
        Text("One").toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            EditButton()
          }
        }.padding() // want: deprecated-navigation-bar-items
        Text("Two")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              crane
            }
          } // want: deprecated-navigation-bar-items
        Text("Three")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              openButton
            }
          } // want: deprecated-navigation-bar-items
        Text("Four")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button(action: { isOpen.toggle() }) { // want: deprecated-navigation-bar-items
                Text(isOpen ? "Close" : "Open")
              }
            }
          }
        Text("Five")
          .toolbar {
            ToolbarItem(placement: .topBarLeading) {
              isOpen ? Text("Open") : Text("Closed")
            }
          } // want: deprecated-navigation-bar-items
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

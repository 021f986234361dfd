// deployment-target: iOS=13.0
import SwiftUI

struct MossScreen: View {
  var body: some View {
    NavigationView {
      Text("Moss")
        .navigationBarTitle("Moss") // want: navigation-modifier-on-container:warning
        .navigationBarItems(trailing: Text("12")) // want: navigation-modifier-on-container:warning
    }
  }
}

// profile: presentation
import SwiftUI

struct AnimalScreen: View {
  let animal: Animal

  var body: some View {
    Form {
      Text(animal.name)
      NavigationLink("Vaccinations") { // want: mixed-navigation-link-styles:info, navigation-link-destination:info
        Text("None yet")
      }
    }
  }
}

import SwiftUI

struct AnimalList: View {
  let animals: [Animal]

  var body: some View {
    List(animals) { animal in
      NavigationLink(animal.name, value: animal)
    }
  }
}

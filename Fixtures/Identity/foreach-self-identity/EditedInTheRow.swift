import SwiftUI

struct Plant: Hashable {
  var name: String
  var isWatered: Bool
}

struct PlantEditor: View {
  @State private var plants: [Plant] = []
  @State private var labels = ["Rose", "Fern"]
  @State private var days: [Bool] = [true, false]

  var body: some View {
    Form {
      ForEach($plants, id: \.self) { $plant in  // want: foreach-self-identity:warning
        TextField("Name", text: $plant.name)
      }
      ForEach($labels, id: \.self) { $label in  // want: foreach-self-identity:warning
        TextField("Label", text: $label)
      }
      ForEach($days, id: \.self) { $day in  // want: foreach-self-identity:warning
        Toggle("Water", isOn: $day)
      }
    }
  }
}

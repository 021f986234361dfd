// not type-checked: a base class of another module
import SwiftUI
import GardenKit

@Observable
final class Sprinkler: ObservableObject {
  var isOn = false
}

@Observable
final class Mower: GardenDevice {
  var isOn = false
}

@Observable
final class Shears {
  var isSharp = true
}

extension Shears: ObservableObject {}

struct ToolShed: View {
  @StateObject private var sprinkler = Sprinkler()
  @StateObject private var mower = Mower()
  @StateObject private var shears = Shears()
  var body: some View { Text("\(sprinkler.isOn) \(mower.isOn) \(shears.isSharp)") }
}

// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Kettle: ObservableObject {
  @Published var heat = 0.0
}

struct KitchenScreen: View {
  @StateObject private var kettle = Kettle()

  var body: some View {
    Text("\(kettle.heat)")
    KettleBar()
  }
}

struct HallScreen: View {
  var body: some View { KettleBar() }
}

struct KettleBar: View {
  @StateObject private var kettle = Kettle()
  var body: some View { Text("\(kettle.heat)") }
}

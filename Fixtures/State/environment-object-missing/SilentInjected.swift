// profile: all
// deployment-target: iOS=16.0, macOS=13.0
// not type-checked: a macro of SwiftUI
import SwiftUI

final class Fuel: ObservableObject {
  @Published var litres = 0
  @Published var price = 1
}

struct FuelApp: App {
  @StateObject private var fuel = Fuel()

  var body: some Scene {
    WindowGroup { FuelScreen().environmentObject(fuel) }
  }
}

struct FuelScreen: View {
  @EnvironmentObject private var fuel: Fuel

  var body: some View { Text("\(fuel.litres) \(fuel.price)") }
}

struct Hosted: View {
  @EnvironmentObject private var fuel: Fuel
  var body: some View { Text("\(fuel.litres) \(fuel.price)") }
}

@MainActor
func host() -> UIHostingController<Hosted> { UIHostingController(rootView: Hosted()) }

#Preview { Hosted().environmentObject(Fuel()) }

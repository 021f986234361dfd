import SwiftUI

final class HeatController: UIViewController {
  @ObservedObject var thermometer = Thermometer() // want: property-wrapper-outside-view:warning
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

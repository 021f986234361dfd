import SwiftUI

final class HeatController: UIViewController {
  @ObservedObject var thermometer = Thermometer()
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

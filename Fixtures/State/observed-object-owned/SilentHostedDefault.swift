import SwiftUI

struct ServicePage: View {
  @ObservedObject var thermometer: Thermometer = .init()

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class ServiceController: UIHostingController<ServicePage> {
  init(thermometer: Thermometer) {
    super.init(rootView: ServicePage(thermometer: thermometer))
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

import SwiftUI

struct ColdRoom: View {
  @ObservedObject var thermometer: Thermometer

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

@main
struct ColdApp: App {
  private let thermometer = Thermometer()

  var body: some Scene {
    WindowGroup {
      ColdRoom(thermometer: thermometer)
    }
  }
}

struct ColdRoom_Previews: PreviewProvider {
  static var previews: some View {
    ColdRoom(thermometer: Thermometer())
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

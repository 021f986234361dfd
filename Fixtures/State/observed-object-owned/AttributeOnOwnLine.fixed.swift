import SwiftUI

struct ThermometerList: View {
  var body: some View {
    List(0..<3, id: \.self) { _ in
      ThermometerCell()
    }
  }
}

struct ThermometerCell: View {
  /// Made by this cell.
  @StateObject // want: observed-object-owned:error
  private var thermometer = Thermometer()

  var body: some View {
    Text("\(thermometer.degrees)")
  }
}

final class Thermometer: ObservableObject {
  @Published var degrees = 20.0
}

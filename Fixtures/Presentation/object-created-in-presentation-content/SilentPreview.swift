import SwiftUI

final class Compass: ObservableObject {
  @Published var degrees = 0
}

struct CompassView: View {
  @ObservedObject var compass: Compass

  var body: some View {
    Text("\(compass.degrees) degrees")
  }
}

struct CompassView_Previews: PreviewProvider {
  static var previews: some View {
    Text("Map")
      .popover(isPresented: .constant(true)) {
        CompassView(compass: Compass())
      }
  }
}

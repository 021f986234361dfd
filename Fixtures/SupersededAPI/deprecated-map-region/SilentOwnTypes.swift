import SwiftUI

struct Map: View {
  let coordinateRegion: Binding<String>

  var body: some View {
    Text(coordinateRegion.wrappedValue)
  }
}

struct MapPin: View {
  let coordinate: Int

  var body: some View {
    Text("Pin \(coordinate)")
  }
}

enum Board {
  struct MapMarker {
    let coordinate: Int
  }
}

struct TreasureGame: View {
  @State private var region = "Island"
  let marker = Board.MapMarker(coordinate: 4)

  var body: some View {
    VStack {
      Map(coordinateRegion: $region)
      MapPin(coordinate: marker.coordinate)
    }
  }
}

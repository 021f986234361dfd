import SwiftUI

struct HarborChart: View {
  @State private var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 54, longitude: 10), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
  @State private var rect = MKMapRect.world
  @State private var tracking = MapUserTrackingMode.none
  let isWorld: Bool

  var body: some View {
    VStack {
      Map(coordinateRegion: $region) // want: deprecated-map-region:info
      Map(coordinateRegion: $region, interactionModes: .pan, showsUserLocation: true).padding() // want: deprecated-map-region:info
      Map( // want: deprecated-map-region
        coordinateRegion: $region,
        interactionModes: [.pan, .zoom], // no turning
        showsUserLocation: !isWorld,
        userTrackingMode: $tracking
      )
      if isWorld {
        Map(mapRect: $rect) // want: deprecated-map-region
      } else {
        small
      }
    }
  }

  @ViewBuilder private var small: some View {
    Map(mapRect: $rect, interactionModes: []) // want: deprecated-map-region
      .frame(width: 100, height: 100)
  }
}

struct ChartFrame: ViewModifier {
  @Binding var region: MKCoordinateRegion

  func body(content: Content) -> some View {
    content.background { Map(coordinateRegion: $region) } // want: deprecated-map-region
  }
}

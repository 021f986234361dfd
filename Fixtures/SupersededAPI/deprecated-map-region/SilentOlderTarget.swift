// deployment-target: iOS=16.0
import SwiftUI

struct Buoy: Identifiable {
  let id: Int
  var place: CLLocationCoordinate2D
}

struct OldChart: View {
  @Binding var region: MKCoordinateRegion
  let buoys: [Buoy]

  var body: some View {
    Map(coordinateRegion: $region, annotationItems: buoys) { MapMarker(coordinate: $0.place) }
  }
}

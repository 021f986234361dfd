// not type-checked: MapKit is no part of the stub
import MapKit
import SwiftUI

struct ReefChart: View {
  @State private var region = MKCoordinateRegion()

  var body: some View {
    Map(coordinateRegion: $region) // want: deprecated-map-region
  }
}

// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Buoy: Identifiable {
  let id: Int
  var place: CLLocationCoordinate2D
}

struct BuoyChart: View {
  @Binding var region: MKCoordinateRegion
  @Binding var rect: MKMapRect
  let buoys: [Buoy]

  var body: some View {
    VStack {
      Map(coordinateRegion: $region, annotationItems: buoys) { buoy in // want: deprecated-map-region
        MapMarker(coordinate: buoy.place, tint: .red) // want: deprecated-map-region
      }
      Map(coordinateRegion: $region, annotationItems: buoys) { MapPin(coordinate: $0.place) } // want: deprecated-map-region, deprecated-map-region
      Map(mapRect: $rect, annotationItems: buoys) { buoy in // want: deprecated-map-region
        MapAnnotation( // want: deprecated-map-region
          coordinate: buoy.place,
          anchorPoint: CGPoint(x: 0.5, y: 1) // stands on its foot
        ) {
          Text("\(buoy.id)")
        }
      }
      Map(coordinateRegion: $region, annotationItems: buoys, annotationContent: pin) // want: deprecated-map-region
    }
  }

  private func pin(for buoy: Buoy) -> some MapAnnotationProtocol {
    MapAnnotation(coordinate: buoy.place) { Circle() } // want: deprecated-map-region
  }
}

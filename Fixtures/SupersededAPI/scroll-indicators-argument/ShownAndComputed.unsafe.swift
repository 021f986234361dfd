// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct MapPane: View {
  let isLarge: Bool
  let axes: Axis.Set
  private let shows = true  // want: state-never-written:info

  var body: some View {
    VStack {
      ScrollView { Text("Map") } // want: scroll-indicators-argument
      ScrollView(axes) { Text("Map") } // want: scroll-indicators-argument
      ScrollView( // want: scroll-indicators-argument
        .horizontal,
        showsIndicators: true
      ) {
        Text("Map")
      }
      ScrollView(showsIndicators: shows) { Text("Map") } // want: scroll-indicators-argument
      ScrollView(axes, showsIndicators: !isLarge) { Text("Map") } // want: scroll-indicators-argument
      ScrollView(isLarge ? .horizontal : .vertical, showsIndicators: isLarge && shows) { Text("Map") } // want: scroll-indicators-argument
    }
  }
}

import SwiftUI

struct SlopeList: View {
  let slopes: [Slope]

  var body: some View {
    List {
      ForEach(slopes, id: \.self) { slope in
        row(slope)
      }
    }
  }

  private func row(_ slope: Slope) -> some View {
    NavigationLink(value: slope) { // want: navigation-link-without-destination:error
      Text(slope.name)
    }
  }
}

import SwiftUI

struct StationClock: View {
  let city: String
  @State var isLarge = false  // want: unused-state:info

  var body: some View {
    Text(city)
  }
}

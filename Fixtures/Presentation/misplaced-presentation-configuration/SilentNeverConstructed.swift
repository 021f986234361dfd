import SwiftUI

struct WeatherStrip: View {
  @State private var showsWind = false

  var body: some View {
    Button("Wind") { showsWind = true }
      .sheet(isPresented: $showsWind) {
        Button("Close") { showsWind = false }
      }
      .presentationDetents([.medium])
  }
}

struct WeatherStrip_Previews: PreviewProvider {
  static var previews: some View {
    WeatherStrip()
  }
}

import SwiftUI

struct CityPicker: View {
  @State private var city = "Oslo"
  @State private var showsCity = false

  var body: some View {
    VStack {
      Text(city)
      Button("Bergen") {
        city = "Bergen"
        showsCity = true
      }
    }
    .sheet(isPresented: $showsCity) {
      Text("Welcome to \(city)")
    }
  }
}

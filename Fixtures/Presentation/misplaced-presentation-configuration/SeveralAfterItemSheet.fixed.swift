import SwiftUI

struct PlatformApp: App {
  var body: some Scene {
    WindowGroup { DepartureBoard() }
  }
}

struct Departure: Identifiable {
  let id: Int
  var destination: String
}

struct DepartureBoard: View {
  @State private var departures = [Departure(id: 1, destination: "Lakeside")]
  @State private var selected: Departure?

  var body: some View {
    List(departures) { departure in
      Button(departure.destination) { selected = departure }
    }
    .sheet(item: self.$selected) { departure in
      VStack {
        Text(departure.destination)
        Button("Close") { selected = nil }
      }
      .presentationDragIndicator(.visible) // want: misplaced-presentation-configuration:warning
      .presentationCornerRadius(24) // want: misplaced-presentation-configuration:warning
    }
    .padding()
    .onAppear { departures.append(Departure(id: 2, destination: "Summit")) }
  }
}

// deployment-target: iOS=17.0
import SwiftUI

final class Meter: ObservableObject {
  @Published var reading = 0
}

@MainActor
func makeMeterController(meter: Meter) -> UIViewController {
  UIHostingController(rootView: MeterScreen(meter: meter))
}

struct MeterScreen: View {
  let meter: Meter
  @State private var showsReading = false

  var body: some View {
    Button("Reading") { showsReading = true }
      .sheet(isPresented: $showsReading) {
        ReadingView()
      }
      .environmentObject(meter) // want: environment-applied-before-presentation:warning
  }
}

struct ReadingView: View {
  @EnvironmentObject private var meter: Meter

  var body: some View {
    Text("\(meter.reading) units")
  }
}

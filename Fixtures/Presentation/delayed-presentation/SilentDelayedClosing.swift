import SwiftUI

struct Carousel: View {
  @State private var showsTicket = false
  @State private var showsRide = false

  var body: some View {
    VStack {
      Button("Ticket") {
        showsTicket = true
        DispatchQueue.main.asyncAfter(deadline: .now() + 3) { showsTicket = false }
      }
      .popover(isPresented: $showsTicket) {
        Text("Valid for one ride")
      }
      Button("Ride") { showsRide = true }
        .sheet(isPresented: $showsRide) {
          Button("Close") { showsRide = false }
        }
    }
  }
}

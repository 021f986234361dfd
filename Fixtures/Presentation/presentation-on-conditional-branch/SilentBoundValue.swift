import SwiftUI

struct Guest {
  var name: String
}

struct SeatCard: View {
  @State private var guest: Guest?
  @State private var isEditing = false

  var body: some View {
    VStack {
      Text("Seat")
      if let guest {
        Button(guest.name) { isEditing = true }
          .sheet(isPresented: $isEditing) {
            VStack {
              Text("Reserved for \(guest.name)")
              Button("Close") { isEditing = false }
            }
          }
      } else {
        Button("Take it") { guest = Guest(name: "Me") }
      }
    }
  }
}

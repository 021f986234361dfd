import SwiftUI

struct Coach: Identifiable {
  let id: Int
  var seats: Int
}

struct CoachList: View {
  let coaches: [Coach]
  @State private var coach: Coach?
  @State private var showsPlan = false

  var body: some View {
    List {
      Section("Train") {
        Button("Seat plan") { showsPlan = true }
          .sheet(isPresented: $showsPlan) {
            Button("Close") { showsPlan = false }
          }
        Text("Departs at noon")
      }
      Section("Coaches") {
        ForEach(coaches) { next in
          Button("\(next.seats) seats") { coach = next }
        }
      }
    }
    .sheet(item: $coach) { coach in
      VStack {
        Text("\(coach.seats) seats")
        Button("Close") { self.coach = nil }
      }
    }
  }
}

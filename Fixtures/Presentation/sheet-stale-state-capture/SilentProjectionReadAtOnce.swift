import SwiftUI

struct Guest: Identifiable {
  let id: Int
  var name: String
}

struct GuestList: View {
  @State private var guests: [Guest] = []
  @State private var host: Guest?
  @State private var showsSummary = false

  var body: some View {
    VStack {
      List($guests) { $guest in
        TextField("Name", text: $guest.name)
      }
      if let $host = Binding($host) {
        TextField("Host", text: $host.name)
      }
      Button("Invite") {
        guests.append(Guest(id: guests.count, name: ""))
        host = Guest(id: -1, name: "Me")
        showsSummary = true
      }
    }
    .sheet(isPresented: $showsSummary) {
      Text("\(guests.count) guests of \(host?.name ?? "nobody")")
    }
  }
}

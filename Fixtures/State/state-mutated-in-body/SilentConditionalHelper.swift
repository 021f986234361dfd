import SwiftUI

struct TicketMachine: View {
  @State private var zone = 1
  @State private var history: [Int] = []
  @State private var tickets: Ticket
  let isReset: Bool

  init(tickets: Ticket, isReset: Bool) {
    self.tickets = tickets
    self.isReset = isReset
  }

  struct Ticket {
    var price = 2
  }

  var body: some View {
    Text(zoneLabel(isReset))
    Text(priceLabel())
    Stepper("Zone", value: $zone)
    Button("Cheaper") { tickets.price -= 1; history = [] }
  }

  private func zoneLabel(_ resets: Bool) -> String {
    if resets {
      zone = 1
    }
    return "\(zone) \(history.count)"
  }

  private func priceLabel() -> String {
    guard isReset else { return "\(tickets.price)" }
    tickets.price = 0
    return "free"
  }
}

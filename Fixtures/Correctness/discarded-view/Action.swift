import SwiftUI

struct TicketView: View {
  @State private var count = 0

  var body: some View {
    Button("Buy") {
      count += 1
      if count > 3 {
        Text("Too many")  // want: discarded-view:warning
      }
    }
    .onAppear {
      VStack { Text("Welcome") }.padding()  // want: discarded-view:warning
    }
  }

  private func show() {
    Text("Sold")  // want: discarded-view:warning
    count += 1
  }
}

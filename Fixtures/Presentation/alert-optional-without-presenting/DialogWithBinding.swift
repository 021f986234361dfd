import SwiftUI

struct Voyage: Hashable {
  var port: String
  var days: Int
}

struct VoyageCancelButton: View {
  @Binding var voyage: Voyage?
  @State private var asks = false

  var body: some View {
    Button("Cancel voyage") { asks = true }
      .confirmationDialog("Cancel?", isPresented: $asks) { // want: alert-optional-without-presenting:info
        if let voyage {
          Button("Cancel \(voyage.port)", role: .destructive) { self.voyage = nil }
        }
      }
  }
}

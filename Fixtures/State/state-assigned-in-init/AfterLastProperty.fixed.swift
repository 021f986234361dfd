import SwiftUI

struct WateringCard: View {
  let bed: String
  @State private var litres = 2
  @State private var note: String?

  init(bed: String, litres: Int, notes: [String]) {
    self.bed = bed
    _litres = State(initialValue: litres)  // want: state-assigned-in-init:error
    _note = State(initialValue: notes.first ?? "Dry")  // want: state-assigned-in-init:error
  }

  var body: some View {
    VStack {
      Stepper("\(bed): \(litres)", value: $litres)
      Text(note ?? "")
      Button("Done") { note = nil }
    }
  }
}

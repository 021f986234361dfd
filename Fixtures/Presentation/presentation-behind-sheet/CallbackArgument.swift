import SwiftUI

struct DovecoteScreen: View {
  @State private var isCounting = false
  @State private var isWrong = false

  var body: some View {
    Button("Count") { isCounting = true }
      .sheet(isPresented: $isCounting) { CountView(onMismatch: { isWrong = true }) } // want: presentation-behind-sheet:warning
      .alert("The numbers differ", isPresented: $isWrong) {
        Button("Fine") {}
      }
  }
}

struct CountView: View {
  let onMismatch: () -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  var body: some View {
    VStack {
      Stepper("\(count) doves", value: $count, in: 0...90)
      Button("Compare") {
        if count < 10 { onMismatch() }
      }
      Button("Close") { dismiss() }
    }
  }
}

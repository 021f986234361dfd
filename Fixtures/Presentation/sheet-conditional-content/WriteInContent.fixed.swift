import SwiftUI

struct CheckIn: View {
  @State private var step = 0
  @State private var isOpen = false

  var body: some View {
    let _ = step
    Button("Skip the form") {
      step = 1
      isOpen = true
    }
    .sheet(isPresented: $isOpen) { // want: sheet-conditional-content
      if step == 0 {
        CheckInForm(next: { step = 1 })
      } else {
        BoardingPass()
      }
    }
  }
}

struct CheckInForm: View {
  let next: () -> Void

  var body: some View {
    Button("Next", action: next)
  }
}

struct BoardingPass: View {
  var body: some View {
    Text("Gate 12")
  }
}

import SwiftUI

struct TramStop: View {
  let line: String
  @State private var isLate = false

  var body: some View {
    VStack {
      Text(line)
      lateButton
    }
  }

  private var lateButton: some View {
    Button("Report") { isLate = true }
      .alert(line, isPresented: $isLate) {} // want: legacy-alert:info
  }
}

// deployment-target: iOS=15.0
import SwiftUI

struct ScoreSheet: View {
  let title: String
  @State private var asks = false
  @State private var isRehearsed = false

  var body: some View {
    VStack {
      Text(isRehearsed ? "Rehearsed" : "New")
      options
    }
  }

  private var options: some View {
    Button("Options") { asks = true }
      .padding()
      #if os(iOS)
      .border(Color.gray)
      #endif
      .actionSheet(isPresented: $asks) { // want: legacy-action-sheet:info
        ActionSheet(title: Text(title), buttons: [.default(Text("Rehearsed")) { isRehearsed = true }])
      }
  }
}

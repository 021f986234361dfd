// deployment-target: iOS=14.0
import SwiftUI

struct Sledge: View {
  @State private var asks = false
  @State private var runs = 0

  var body: some View {
    Button("\(runs) runs") { asks = true }
      .actionSheet(isPresented: $asks) {
        ActionSheet(title: Text("Again?"), buttons: [.default(Text("Again")) { runs += 1 }, .cancel()])
      }
  }
}

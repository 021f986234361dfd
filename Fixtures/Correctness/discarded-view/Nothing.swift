import SwiftUI

struct StallView: View {
  var body: some View { Button("Sell", action: sell) }

  private func sell() -> Void {
    Text("Sold")  // want: discarded-view:warning
  }

  private func note() -> () {
    Image("note")  // want: discarded-view:warning
  }
}

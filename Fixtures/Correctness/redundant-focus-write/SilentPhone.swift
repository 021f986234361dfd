// profile: all
import SwiftUI

struct CoinView: View {
  @FocusState private var isOn: Bool

  var body: some View {
    Rectangle()
      .focusable()
      .focused($isOn)
      .onTapGesture { isOn = true }
  }
}

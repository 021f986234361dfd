import SwiftUI

struct Badge: View {
  @State internal var isOn = false // want: state-not-private:info

  var body: some View {
    Toggle("Badge", isOn: $isOn)
  }
}

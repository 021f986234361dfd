import SwiftUI

struct Badge: View {
  @State private var isOn = false // want: state-not-private:info

  var body: some View {
    Toggle("Badge", isOn: $isOn)
  }
}

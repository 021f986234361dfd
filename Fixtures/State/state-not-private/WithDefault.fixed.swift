import SwiftUI

struct Counter: View {
  @State private var count = 0 // want: state-not-private:info

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

import SwiftUI

struct Counter: View {
  @State var count = 0 // want: state-not-private:info

  var body: some View {
    Button("\(count)") { count += 1 }
  }
}

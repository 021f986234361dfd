import SwiftUI

struct FiveStepper: View {
  @State var value: Int // want: state-not-private:info

  init(start: Int) {
    _value = State(initialValue: start)
  }

  var body: some View {
    Button("\(value)") { value += 5 }
  }
}

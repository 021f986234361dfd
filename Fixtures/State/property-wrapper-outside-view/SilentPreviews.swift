import SwiftUI

struct Dial: View {
  @Binding var value: Double
  var body: some View { Slider(value: $value) }
}

struct Dial_Previews: PreviewProvider {
  @State static var value = 0.5
  static var previews: some View { Dial(value: $value) }
}

import SwiftUI

struct Machine: View {
  @State var gear = 1

  var body: some View {
    Text("Gear \(gear)")
  }
}

import SwiftUI

struct Orchard: View {
  @State private var trees = 3  // the old ones
  @State private var apples = 0  // want: unused-state:info

  var body: some View {
    Stepper("Trees", value: $trees)
  }
}

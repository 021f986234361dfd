import SwiftUI

struct Orchard: View {
  @State private var trees = 3  // the old ones
  // want: unused-state:info

  var body: some View {
    Stepper("Trees", value: $trees)
  }
}

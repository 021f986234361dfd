import SwiftUI

struct JamShelf: View {
  // Shown while the jars cool.
  @State private var isCooling = false  // want: unused-state:info
  @State private var jars = 3

  var body: some View {
    Stepper("Jars", value: $jars)
  }
}

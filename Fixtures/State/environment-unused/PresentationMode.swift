import SwiftUI

// want +2: environment-unused:info
struct Shed: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    Text("Shed")
  }
}

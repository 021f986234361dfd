import SwiftUI

// want +2: environment-unused:info
struct Shed: View {

  var body: some View {
    Text("Shed")
  }
}

// profile: all
import SwiftUI

struct SundialView: View {
  @State private var isSet = false

  var body: some View {
    Button("Set") { isSet = true }
      .alert("The dial is set", isPresented: $isSet) {} // want: alert-redundant-ok:info
  }
}

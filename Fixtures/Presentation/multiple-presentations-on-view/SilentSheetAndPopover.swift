// profile: presentation
import SwiftUI

struct StarChart: View {
  @State private var showsStar = false
  @State private var showsTip = false

  var body: some View {
    Text("Stars")
      .onTapGesture { showsStar = true }
      .onLongPressGesture { showsTip = true }
      .sheet(isPresented: $showsStar) { Text("Star") }
      .popover(isPresented: $showsTip) { Text("Tip") } // want: popover-without-compact-adaptation:info
  }
}

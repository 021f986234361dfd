// profile: presentation
import SwiftUI

struct TreeHouse: View {
  @State private var showsPlan = false

  var body: some View {
    Button("Plan") { showsPlan = true }
      .sheet(isPresented: $showsPlan) { TreePlan(onClose: { showsPlan = false }) } // want: sheet-callback-drilling:info
  }
}

struct TreePlan: View {
  let onClose: () -> Void

  var body: some View {
    Text("Plan")
    Button("Close", action: onClose)
  }
}

// profile: presentation
import SwiftUI

struct TreeHouse: View {
  @State private var showsPlan = false

  var body: some View {
    Button("Plan") { showsPlan = true }
      .sheet(isPresented: $showsPlan) { TreePlan() } // want: sheet-callback-drilling:info
  }
}

struct TreePlan: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Plan")
    Button("Close") { dismiss() }
  }
}

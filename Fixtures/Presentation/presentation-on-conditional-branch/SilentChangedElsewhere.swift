import SwiftUI

struct LensCard: View {
  @State private var isExpanded = false
  @State private var showsSample = false

  var body: some View {
    VStack {
      Button(isExpanded ? "Less" : "More") { isExpanded = !isExpanded }
      if isExpanded {
        Button("Sample picture") { showsSample = true }
          .sheet(isPresented: $showsSample) {
            VStack {
              Image("sample")
              Button("Close") { showsSample = false }
            }
          }
      }
    }
  }
}

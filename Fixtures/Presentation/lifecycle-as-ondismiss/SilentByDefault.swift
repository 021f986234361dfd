import SwiftUI

struct TeaTimer: View {
  @State private var showsTea = false
  @State private var cups = 0

  var body: some View {
    Button("\(cups) cups") { showsTea = true }
      .sheet(isPresented: $showsTea) {
        Button("Close") { showsTea = false }
      }
      .onChange(of: showsTea) { _, isShown in
        if !isShown { cups += 1 }
      }
  }
}

import SwiftUI

struct ExamScreen: View {
  @State private var phase = 0

  var body: some View {
    Button("Begin") { phase = 1 }
      .fullScreenCover(isPresented: .constant(phase == 1)) { // want: presentation-constant-binding:info
        Button("Hand in") { phase = 2 }
      }
  }
}

// deployment-target: iOS=17.0
import SwiftUI

struct Exam: View {
  @State private var showsQuestion = false

  var body: some View {
    Button("Begin") { showsQuestion = true }
      .sheet(isPresented: $showsQuestion) { // want: gesture-only-dismiss:warning
        Text("Question")
          .onTapGesture { showsQuestion = false }
          .interactiveDismissDisabled()
      }
  }
}

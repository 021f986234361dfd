import SwiftUI

struct Chalkboard: View {
  @State private var showsLesson = false

  var body: some View {
    Button("Lesson") { showsLesson = true }
      .font(.title)
      .tint(.red)
      .environment(\.lineSpacing, 2)
      .controlSize(.large)
      .foregroundStyle(.white)
      .sheet(isPresented: $showsLesson) {
        VStack {
          Text("Fractions")
          Button("Close") { showsLesson = false }
        }
      }
  }
}

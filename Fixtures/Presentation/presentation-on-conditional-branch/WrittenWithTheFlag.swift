// deployment-target: iOS=17.0
import SwiftUI

struct Workshop: View {
  enum Phase { case waiting, running }

  @State private var phase = Phase.waiting
  @State private var showsLesson = false

  var body: some View {
    ZStack {
      Color.gray
      switch phase {
      case .waiting:
        Button("Begin") {
          phase = .running
          showsLesson = true
        }
        .fullScreenCover(isPresented: $showsLesson) { // want: presentation-on-conditional-branch:warning
          VStack {
            Text("Lesson one")
            Button("Close") { showsLesson = false }
          }
        }
      case .running:
        Text("The lesson runs")
      }
    }
  }
}

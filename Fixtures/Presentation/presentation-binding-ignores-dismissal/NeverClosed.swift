import SwiftUI

struct Tutorial: View {
  @State private var isRunning = false

  var body: some View {
    Button("Start") { isRunning = true }
      .sheet(isPresented: Binding(get: { isRunning }, set: { _ in })) { // want: presentation-binding-ignores-dismissal:error
        Text("Lesson 1")
      }
  }
}

// deployment-target: iOS=17.0
import SwiftUI

struct Printer: View {
  @State private var showsQueue = false
  @State private var showsInk = false

  var body: some View {
    VStack {
      Button("Queue") { showsQueue = true }
        .fullScreenCover(isPresented: $showsQueue) {
          QueuePage { showsQueue = false }
        }
      Button("Ink") { showsInk = true }
        .fullScreenCover(isPresented: $showsInk) {
          InkPage(isShown: $showsInk, next: 3)
        }
    }
  }
}

struct QueuePage: View {
  let whenRead: () -> Void

  var body: some View {
    Button("Read", action: whenRead)
  }
}

struct InkPage: View {
  @Binding var isShown: Bool
  let next: Int

  var body: some View {
    Text(isShown ? "Ink \(next)" : "")
    Button("Back") { isShown = false }
  }
}

import SwiftUI

struct PrinterPanel: View {
  @State private var isReady = false
  @State private var isOpen = false

  var body: some View {
    Button("Status") { isOpen = true }
      .task {
        try? await Task.sleep(for: .seconds(1))
        isReady = true
      }
      .sheet(isPresented: $isOpen) {
        if isReady {
          OnePage()
        } else {
          OtherPage()
        }
      }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}

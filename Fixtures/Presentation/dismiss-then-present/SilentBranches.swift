import SwiftUI

struct GateScreen: View {
  @State private var showsScanner = false
  @State private var isRefused = false

  private func scanned(_ isValid: Bool) {
    if isValid {
      showsScanner = false
    } else {
      isRefused = true
    }
  }

  private func reset() {
    showsScanner = false
    isRefused = false
  }

  var body: some View {
    Button("Scan") { showsScanner = true }
      .onOpenURL { url in scanned(url.isFileURL) }
      .onDisappear { reset() }
      .sheet(isPresented: $showsScanner) {
        Button("Close") { showsScanner = false }
      }
      .alert("Not valid today", isPresented: $isRefused) {
        Button("Fine") {}
      }
  }
}

import Foundation
import SwiftUI

struct RecipeCard: View {
  @State private var isCopied = false
  @State private var scale = 1.0
  @State private var showsTips = false
  let pause: Double

  var body: some View {
    VStack {
      Button("Copy") {
        withAnimation(.linear(duration: 0.3)) { isCopied = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          withAnimation { isCopied = false }
        }
      }
      Button("Later") {
        withAnimation(.linear(duration: 0.3)) { scale = 2 }
        DispatchQueue.main.asyncAfter(deadline: .now() + pause) {
          withAnimation { scale = 1 }
        }
      }
      Button("Tips") {
        withAnimation(.linear(duration: 0.3)) { scale = 2 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          withAnimation { showsTips = true }
        }
      }
      Button("Once") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
          withAnimation { scale = 1 }
        }
      }
    }
    .sheet(isPresented: $showsTips) { Text("Knead well") }
    .task {
      withAnimation { isCopied = true }
      try? await Task.sleep(for: .seconds(3))
      withAnimation { isCopied = false }
    }
    .task {
      withAnimation { scale = 2 }
      try? await Task.sleep(for: .seconds(1e300))
      withAnimation { scale = 1 }
    }
    .onDisappear {
      withAnimation { scale = 2 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 99_999_999_999_999_999_999.0) { withAnimation { scale = 1 } }
    }
  }
}

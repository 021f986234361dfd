import Foundation
import SwiftUI

struct KitchenTimer: View {
  @State private var isLit = false
  let seconds: Int

  var body: some View {
    Text("\(seconds)")
      .scaleEffect(isLit ? 1.5 : 1)
      .onChange(of: seconds) {
        withAnimation(.spring()) { isLit = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.15) {
          withAnimation(.spring()) { isLit = false }
        }
      }
      .onTapGesture {
        withAnimation { isLit = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          withAnimation { isLit = false }
        }
      }
      .onLongPressGesture {
        withAnimation(.linear(duration: 0.5)) { isLit = true }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
          withAnimation(.linear(duration: 0.5)) { isLit = false }
        }
      }
      .task {
        withAnimation(.easeIn(duration: 0.3).delay(1)) { isLit = true }
        try? await Task.sleep(for: .seconds(0.3))
        withAnimation(.easeIn(duration: 0.3)) { isLit = false }
      }
  }
}

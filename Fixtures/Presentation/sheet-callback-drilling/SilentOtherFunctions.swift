// profile: presentation
import SwiftUI

struct KitchenClock: View {
  @State private var showsDial = false

  var body: some View {
    Button("Dial") { showsDial = true }
      .sheet(isPresented: $showsDial) {
        DialFrame(onClose: 12) {
          Text("Dial")
        }
      }
  }
}

struct DialFrame<Content: View>: View {
  let onClose: Int
  @ViewBuilder let done: () -> Content
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    done()
    Button("\(onClose)") { dismiss() }
  }
}

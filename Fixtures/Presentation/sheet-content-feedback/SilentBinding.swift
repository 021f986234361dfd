// profile: all
import SwiftUI

struct LampRoom: View {
  @State private var level = 3
  @State private var isDimming = false

  var body: some View {
    Button("Level \(level)") { isDimming = true }
      .sheet(isPresented: $isDimming) { DimmerPane(level: $level) }
  }
}

struct DimmerPane: View {
  @Binding var level: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Stepper("Level", value: $level)
      Button("Close") { dismiss() }
    }
  }
}

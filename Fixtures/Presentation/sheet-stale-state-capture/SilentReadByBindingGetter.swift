import SwiftUI

struct AlarmPanel: View {
  @State private var mode = 0
  @State private var showsMode = false

  var body: some View {
    Toggle("Night", isOn: Binding(
      get: { mode == 2 },
      set: { _ in
        mode = 2
        showsMode = true
      }
    ))
    .sheet(isPresented: $showsMode) {
      Text("Mode \(mode)")
    }
  }
}

import SwiftUI

struct LighthouseView: View {
  @State private var isLit = false

  var body: some View {
    #if swift(<5.9)
    Toggle("Lit", isOn: $isLit)
      .onChange(of: isLit) { lit in print(lit) }
    #else
    Toggle("Lit", isOn: $isLit)
      .onChange(of: isLit) { _, lit in print(lit) }
    #endif
  }
}

import SwiftUI

extension View {
  func onChange<V: Equatable>(of value: V, initial: Bool, action: @escaping (V) -> Void) -> some View {
    task(id: value) {}
  }
}

struct HarbourView: View {
  @State private var berth = 1

  var body: some View {
    Stepper("Berth", value: $berth)
      .onChange(of: berth, initial: true) { number in print(number) }
  }
}

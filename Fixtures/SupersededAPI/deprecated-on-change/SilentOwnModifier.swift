import SwiftUI

extension View {
  func onChange<V: Equatable>(of value: V, after delay: Duration = .zero, do action: @escaping (V) -> Void) -> some View {
    task(id: value) {
      try? await Task.sleep(for: delay)
    }
  }
}

struct MuseumMap: View {
  @State private var floor = 0

  var body: some View {
    Stepper("Floor", value: $floor)
      .onChange(of: floor, after: .seconds(1)) { number in print(number) }
      .onChange(of: floor) { number in print(number) }
  }
}

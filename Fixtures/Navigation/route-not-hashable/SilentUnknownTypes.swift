import SwiftUI

struct Opener<Value: Hashable>: View {
  let value: Value
  @Binding var path: [Value]

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Open", value: value)
        .navigationDestination(for: Value.self) { _ in Text("Open") }
        .navigationDestination(for: URL.self) { Text($0.absoluteString) }
        .navigationDestination(for: [String].self) { Text("\($0.count)") }
    }
  }
}

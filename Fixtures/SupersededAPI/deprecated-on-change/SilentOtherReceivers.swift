import SwiftUI

final class Observer<Value> {
  func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> Observer { self }
}

final class PortInput {
  var port = ""

  func onChange(newValue: String) {
    port = newValue
  }

  func onChange(_ action: @escaping (String) -> Void) {}
}

struct PortField: View {
  let input: PortInput
  let observer: Observer<Int>
  @State private var text = ""

  var body: some View {
    TextField("Port", text: $text)
      .onSubmit {
        input.onChange(newValue: text)
        input.onChange { print($0) }
        _ = observer.onChange(of: text) { value in print(value) }
        _ = observer
          .onChange(of: text, perform: { print($0) })
          .onChange(of: 3) { _ in print("three") }
      }
  }
}

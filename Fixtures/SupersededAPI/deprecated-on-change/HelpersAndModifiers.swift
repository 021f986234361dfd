import SwiftUI

struct ChangeLogger: ViewModifier {
  let bed: String

  func body(content: Content) -> some View {
    content
      .onChange(of: bed) { print("bed:", $0) } // want: deprecated-on-change
  }
}

extension View {
  func logging<V: Equatable>(_ value: V) -> some View {
    onChange(of: value) { print($0) } // want: deprecated-on-change
  }

  func reporting<V: Equatable>(_ value: V, to report: @escaping (V) -> Void) -> some View {
    self.onChange(of: value, perform: report) // want: deprecated-on-change
  }
}

struct GardenPlan: View {
  @State private var rows = 3
  @State private var isPlanted = false

  var body: some View {
    VStack {
      plan.onChange(of: rows) { print($0) }.padding() // want: deprecated-on-change
      soil(depth: rows).onChange(of: isPlanted) { on in print(on) } // want: deprecated-on-change
    }
    .modifier(ChangeLogger(bed: "north"))
  }

  private var plan: some View {
    Stepper("Rows", value: $rows)
  }

  @ViewBuilder
  private func soil(depth: Int) -> some View {
    if depth > 2 {
      Toggle("Planted", isOn: $isPlanted)
        .onChange(of: isPlanted) { _ in rows += 1 } // want: deprecated-on-change
    } else {
      Text("Shallow")
    }
  }
}

import SwiftUI

struct ChangeLogger: ViewModifier {
  let bed: String

  func body(content: Content) -> some View {
    content
      .onChange(of: bed) { _, newValue in print("bed:", newValue) } // want: deprecated-on-change
  }
}

extension View {
  func logging<V: Equatable>(_ value: V) -> some View {
    onChange(of: value) { _, newValue in print(newValue) } // want: deprecated-on-change
  }

  func reporting<V: Equatable>(_ value: V, to report: @escaping (V) -> Void) -> some View {
    self.onChange(of: value) { _, newValue in report(newValue) } // want: deprecated-on-change
  }
}

struct GardenPlan: View {
  @State private var rows = 3
  @State private var isPlanted = false

  var body: some View {
    VStack {
      plan.onChange(of: rows) { _, newValue in print(newValue) }.padding() // want: deprecated-on-change
      soil(depth: rows).onChange(of: isPlanted) { _, on in print(on) } // want: deprecated-on-change
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
        .onChange(of: isPlanted) { rows += 1 } // want: deprecated-on-change
    } else {
      Text("Shallow")
    }
  }
}

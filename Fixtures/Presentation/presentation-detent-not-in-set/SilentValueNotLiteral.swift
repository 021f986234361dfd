import SwiftUI

struct HarvestDrawer: View {
  @State private var detent: PresentationDetent
  @State private var other: PresentationDetent = .medium

  init(start: PresentationDetent) {
    _detent = State(initialValue: start)
  }

  var body: some View {
    HStack {
      Text("Plums").presentationDetents([.medium], selection: $detent)
      Button("Resize") { other = nextDetent() }
        .presentationDetents([.medium, .height(90)], selection: $other)
    }
  }

  private func nextDetent() -> PresentationDetent { .height(90) }
}

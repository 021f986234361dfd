import SwiftUI

struct ScoreDrawer: View {
  let extra: PresentationDetent
  @State private var detent: PresentationDetent = .large
  @State private var size: PresentationDetent = .height(220)

  private var small: PresentationDetent { .height(220) }

  var body: some View {
    HStack {
      Text("Home").presentationDetents([.medium, extra], selection: $detent)
      Text("Guests").presentationDetents([.medium, small], selection: $size)
    }
  }
}

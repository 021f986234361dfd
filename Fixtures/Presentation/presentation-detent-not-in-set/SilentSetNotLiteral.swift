import SwiftUI

struct ScheduleDrawer: View {
  let isCompact: Bool
  private let fixed: Set<PresentationDetent> = [.medium]
  @State private var detent: PresentationDetent = .large
  @State private var other: PresentationDetent = .large

  private var detents: Set<PresentationDetent> {
    isCompact ? [.large] : [.medium, .large]
  }

  var body: some View {
    HStack {
      Text("Monday").presentationDetents(detents, selection: $detent)
      Text("Tuesday").presentationDetents(fixed.union([.large]), selection: $other)
    }
  }
}

import SwiftUI

struct Footpath {
  var isStepFree = false

  func accessibility(hidden: Bool) -> Footpath { self }
  func accessibility(label: Text) -> Footpath { self }
  func accessibility(_ isStepFree: Bool) -> Footpath { Footpath(isStepFree: isStepFree) }
}

struct WalkPlanner: View {
  let path: Footpath

  var body: some View {
    VStack {
      Text("Walk")
        .accessibilityLabel(Text("Walk"))
        .accessibilityIdentifier("walk")
        .accessibilityHidden(false)
        .accessibilityAddTraits(.isHeader)
      Button("Plan") { plan(path.accessibility(hidden: true).accessibility(label: Text("Path"))) }
    }
    .onAppear { plan(Footpath().accessibility(true)) }
  }

  private func plan(_ path: Footpath) {}
}

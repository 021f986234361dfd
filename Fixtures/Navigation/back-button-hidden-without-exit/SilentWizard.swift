import SwiftUI

struct Step: Hashable { let number: Int }

struct SetupRoot: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      Button("Begin") { path.append(Step(number: 1)) }
        .navigationDestination(for: Step.self) { step in
          Button("Next") {
            if step.number < 3 { path.append(Step(number: step.number + 1)) } else { path = NavigationPath() }
          }
          .navigationBarBackButtonHidden()
        }
    }
  }
}

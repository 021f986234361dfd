import SwiftUI

struct SplitHost: View {
  private let volume = 0.5  // want: state-never-written:info

  var body: some View {
    NavigationStack(path: Binding<[Int]>(get: { [] }, set: { _ in })) {
      Toggle("Loud", isOn: Binding(get: { volume > 0.8 }, set: { _ in }))
    }
  }
}

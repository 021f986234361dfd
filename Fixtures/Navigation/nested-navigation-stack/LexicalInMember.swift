import SwiftUI

struct Smithy: View {
  let isLit: Bool

  var body: some View {
    NavigationStack {
      if isLit {
        Group {
          forge
        }
      }
    }
  }

  private var forge: some View {
    NavigationStack { // want: nested-navigation-stack
      Text("Forge")
    }
  }
}

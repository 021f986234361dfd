// not type-checked: the finding is a compile error
import SwiftUI

final class Session {
  let title: String
  init(title: String) { self.title = title }
}

struct SessionHost: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      Text("Sessions")
        .navigationDestination(for: Session.self) { Text($0.title) } // want: route-not-hashable:warning
    }
  }
}

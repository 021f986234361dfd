import SwiftUI

struct Shell: Identifiable {
  let id: Int
  var name: String
}

struct ShellBox: View {
  @State private var shell: Shell?

  var body: some View {
    Button("Latest find") { shell = Shell(id: 1, name: "Cowrie") }
      .sheet(item: $shell) { found in // want: ondismiss-resets-item:info
        VStack {
          Text(found.name)
          Button("Close") { shell = nil }
        }
      }
  }
}

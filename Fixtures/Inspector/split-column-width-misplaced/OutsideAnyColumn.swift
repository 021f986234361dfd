import SwiftUI

@main
struct CargoApp: App {
  var body: some Scene {
    WindowGroup {
      CargoManifest(crates: ["Oranges", "Cork"])
    }
  }
}

struct CargoManifest: View {
  let crates: [String]

  var body: some View {
    VStack {
      List(crates, id: \.self) { crate in
        Text(crate)
      }
      .navigationSplitViewColumnWidth(260) // want: split-column-width-misplaced
      CargoTotal(count: crates.count)
    }
  }
}

struct CargoTotal: View {
  let count: Int

  var body: some View {
    Text(count, format: .number)
      .navigationSplitViewColumnWidth(100) // want: split-column-width-misplaced
  }
}

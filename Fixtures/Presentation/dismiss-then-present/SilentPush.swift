import SwiftUI

struct ArchiveRoot: View {
  @State private var path: [Int] = []
  @State private var picks = false

  var body: some View {
    NavigationStack(path: $path) {
      Button("Pick a year") { picks = true }
        .navigationTitle("Archive")
        .navigationDestination(for: Int.self) { year in
          Text("Letters of \(year)")
        }
        .sheet(isPresented: $picks) {
          Button("1911") {
            picks = false
            path.append(1911)
          }
        }
    }
  }
}

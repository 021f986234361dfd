import SwiftUI

@Observable
final class ParkModel {
  var showsTrees = false
  var showsPaths = false
  var showsPonds = false
}

struct ParkSheets: View {
  @Bindable var model: ParkModel

  var body: some View {
    VStack {
      Button("Trees") { model.showsTrees = true }
        .sheet(isPresented: $model.showsTrees) { Button("Close") { model.showsTrees = false } }
      Button("Paths") { model.showsPaths = true }
        .sheet(isPresented: $model.showsPaths) { Button("Close") { model.showsPaths = false } }
      Button("Ponds") { model.showsPonds = true }
        .sheet(isPresented: $model.showsPonds) { Button("Close") { model.showsPonds = false } }
    }
  }
}

struct ParkLinks: View {
  @Binding var trees: Bool
  @Binding var paths: Bool
  @Binding var ponds: Bool

  var body: some View {
    VStack {
      Button("Trees") { trees = true }
        .sheet(isPresented: $trees) { Button("Close") { trees = false } }
      Button("Paths") { paths = true }
        .sheet(isPresented: $paths) { Button("Close") { paths = false } }
      Button("Ponds") { ponds = true }
        .sheet(isPresented: $ponds) { Button("Close") { ponds = false } }
    }
  }
}

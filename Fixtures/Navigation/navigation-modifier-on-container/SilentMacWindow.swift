// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct BlueprintWindow: View {
  @State private var zoom = 1

  var body: some View {
    NavigationStack {
      Text("Zoom \(zoom)")
    }
    .navigationTitle("Blueprint")
    .toolbar {
      Button("Zoom") { zoom += 1 }
    }
  }
}

import SwiftUI

struct FloorPlan: View {
  @State private var floor = 0
  @State private var showsFloor = false

  var body: some View {
    List {
      Button("Attic") {
        floor = 3
        showsFloor = true
      }
      NavigationLink("Details") {
        Text("Floor \(floor)")
      }
    }
    .sheet(isPresented: $showsFloor) {
      Text("Floor \(floor)")
    }
  }
}

import SwiftUI

struct Buoy: Identifiable {
  let id: Int
}

struct SeaChart: View {
  @State private var showsDepth = false
  @State private var buoy: Buoy?

  var body: some View {
    ZStack {
      Image("chart")
      Button("Depth") { showsDepth = true }
    }
    .popover(isPresented: $showsDepth, attachmentAnchor: .point(.center)) {
      Text("12 metres")
    }
    .overlay {
      VStack {
        Button("Nearest buoy") { buoy = Buoy(id: 4) }
      }
      .popover(item: $buoy, attachmentAnchor: .point(.bottom)) { buoy in
        Text("Buoy \(buoy.id)")
      }
    }
  }
}

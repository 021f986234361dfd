import SwiftUI

struct Cloud: Identifiable {
  let id: Int
  var kind: String
}

struct CloudDiary: View {
  @State private var clouds: [Cloud] = []
  @State private var drawn: Cloud?

  var body: some View {
    List {
      ForEach(clouds) { cloud in
        Button(cloud.kind) { drawn = cloud }
      }
      .onDelete { clouds.remove(atOffsets: $0) }
    }
    .sheet(item: $drawn) { cloud in // want: presentation-on-row-group:warning
      VStack {
        Text(cloud.kind)
        Button("Close") { drawn = nil }
      }
    }
  }
}

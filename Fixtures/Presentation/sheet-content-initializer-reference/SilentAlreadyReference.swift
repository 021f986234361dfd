// profile: all
import SwiftUI

struct Cloud: Identifiable {
  let id: Int
}

struct CloudAtlas: View {
  @State private var cloud: Cloud?

  var body: some View {
    Button("Cloud") { cloud = Cloud(id: 1) }
      .sheet(item: $cloud, content: CloudDetail.init)
  }
}

struct CloudDetail: View {
  let cloud: Cloud
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cloud \(cloud.id)") { dismiss() }
  }
}

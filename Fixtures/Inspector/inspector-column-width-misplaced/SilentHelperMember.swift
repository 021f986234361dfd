import SwiftUI

struct GreenhouseBoard: View {
  let beds: [String]
  @State private var showsClimate = true

  var body: some View {
    NavigationSplitView {
      List(beds, id: \.self) { bed in
        Text(bed)
      }
    } detail: {
      Button("Climate") { showsClimate.toggle() }
        .inspector(isPresented: $showsClimate) { climate }
    }
  }

  private var climate: some View {
    reading("Humidity")
  }

  private func reading(_ title: LocalizedStringKey) -> some View {
    Form {
      Text(title)
    }
    .inspectorColumnWidth(300)
  }
}

import SwiftUI

struct Section<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading) {
      content
    }
    .padding()
  }
}

struct MuseumHall: View {
  @State private var showsGuide = false

  var body: some View {
    ScrollView {
      Section {
        Text("Hall of clocks")
        Button("Guide") { showsGuide = true }
      }
      .sheet(isPresented: $showsGuide) {
        Button("Close") { showsGuide = false }
      }
    }
  }
}

import SwiftUI

struct Reader<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}

struct StationBoard: View {
  @State private var station = "Central"
  @State private var showsStation = false

  var body: some View {
    Reader {
      Text(station)
    }
    .onTapGesture {
      station = "Harbour"
      showsStation = true
    }
    .sheet(isPresented: $showsStation) {
      Text(station)
    }
  }
}

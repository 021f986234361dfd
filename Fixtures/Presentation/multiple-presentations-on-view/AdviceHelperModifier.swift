// profile: presentation
import SwiftUI

extension View {
  func helpSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { Text("Help") }
  }
}

struct AtlasPage: View {
  @State private var showsHelp = false
  @State private var showsLegend = false

  var body: some View {
    Text("Atlas")
      .onTapGesture { showsLegend = true }
      .onLongPressGesture { showsHelp = true }
      .sheet(isPresented: $showsLegend) { Text("Legend") }
      .helpSheet(isPresented: $showsHelp) // want: multiple-presentations-on-view:info
  }
}

import SwiftUI

struct Vineyard: View {
  @State private var showsGrapes = false

  var body: some View {
    VStack {
      Text("Vineyard")
      grapesButton
    }
  }

  private var grapesButton: some View {
    Button("Grapes") { showsGrapes = true }
      .sheet(isPresented: $showsGrapes) { GrapePage() } // want: dismiss-through-binding:info
  }
}

import SwiftUI

struct FirstLaunch: View {
  @State private var showsWelcome = false
  @State private var showsOffer = false

  var body: some View {
    Button("Begin") {
      showsWelcome = true
      showsOffer = true
    }
    .sheet(isPresented: $showsWelcome) { Text("Welcome") }
    .sheet(isPresented: $showsOffer) { Text("Offer") } // want: multiple-presentations-on-view:warning
  }
}

import SwiftUI

struct NewsScreen: View {
  var body: some View {
    Text("News")
      .sheet(isPresented: .constant(false)) { // want: presentation-constant-binding:error
        Text("Changelog")
      }
  }
}

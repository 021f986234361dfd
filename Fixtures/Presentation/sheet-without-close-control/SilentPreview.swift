// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Cloud: View {
  var body: some View {
    Text("Cloud")
  }
}

struct Cloud_Previews: PreviewProvider {
  struct Host: View {
    @State private var showsCloud = true

    var body: some View {
      Button("Show") { showsCloud = true }
        .sheet(isPresented: $showsCloud) { Cloud() }
    }
  }

  static var previews: some View { Host() }
}

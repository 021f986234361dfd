// profile: all
import SwiftUI

struct OperaHome: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Opera")
        NavigationLink("Stage") { StageScreen() } // want: navigation-link-destination:info
      }
    }
  }
}

// deployment-target: iOS=13.0
import SwiftUI

struct QuarryPage: View {
  var body: some View {
    VStack {
      Text("Quarry")
        .navigationBarTitle("Quarry")
      Text("Stone")
        .navigationBarTitle(Text("Stone"))
    }
  }
}

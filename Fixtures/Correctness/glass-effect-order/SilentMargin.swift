// profile: all
// deployment-target: iOS=26.0
import SwiftUI

struct HarbourBadge: View {
  var body: some View {
    VStack {
      Text("Harbour").padding().glassEffect().padding(.horizontal)
      HarbourCard().glassEffect().padding()
      Text("Quay").padding(12).glassEffect().padding()
      Text("Pier").glassEffect().padding(.bottom, 6)
    }
  }
}

struct HarbourCard: View {
  var body: some View { Text("Card").padding() }
}

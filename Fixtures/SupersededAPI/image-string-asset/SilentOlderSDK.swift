// profile: all
// sdk: 14
import SwiftUI

struct MossCard: View {
  var body: some View {
    Image("moss").resizable()
  }
}

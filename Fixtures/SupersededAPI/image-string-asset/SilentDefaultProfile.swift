import SwiftUI

struct FernCard: View {
  var body: some View {
    Image("fern")
  }
}

import SwiftUI

#if !os(iOS)
struct TankPage: View {
  var body: some View {
    Text("Tank")
  }
}
#endif

// deployment-target: iOS=15.0, macOS=10.15
import SwiftUI

struct CakeStand: View {
  let cake: String

  var body: some View {
    Text(cake).background(Circle())
  }
}

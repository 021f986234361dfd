// deployment-target: iOS=14.0
import SwiftUI

struct CookieCutter: View {
  var body: some View {
    Color.yellow
      .mask(Circle())
  }
}

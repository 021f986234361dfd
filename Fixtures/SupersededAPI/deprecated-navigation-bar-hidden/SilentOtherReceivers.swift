import SwiftUI

final class BarController {
  var isNavigationBarHidden = false
  func navigationBarHidden(_ hidden: Bool) {}
  func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
}

struct RiverPage: View {
  let controller: BarController

  var body: some View {
    Button("Hide") {
      controller.navigationBarHidden(true)
      controller.setNavigationBarHidden(true, animated: true)
      controller.isNavigationBarHidden = true
      BarController().navigationBarHidden(false)
    }
    .toolbar(.hidden, for: .navigationBar)
  }
}

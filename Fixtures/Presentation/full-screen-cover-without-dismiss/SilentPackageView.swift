// not type-checked: imports a package
// deployment-target: iOS=17.0
import CameraKit
import SwiftUI

struct Microscope: View {
  @State private var showsCamera = false

  var body: some View {
    Button("Camera") { showsCamera = true }
      .fullScreenCover(isPresented: $showsCamera) {
        VStack {
          Text("Sample")
          CameraPanel()
        }
      }
  }
}

// not type-checked: the compiler finds the modifier before the function
import SwiftUI

func background(_ name: String) -> some View { Image(name) }

struct SkyCard: View {
  @State private var isHidden = false

  var body: some View {
    ZStack {
      Color.black
      background("stars")
      Text("Night")
      overlay()
      Text("Title")
        .toolbar {
          Button("Help") {
            isHidden = true
          }
        }
      Button("Dusk") {
        let moon = Text("Moon")
        print(moon)
        toolbar(isHidden: true)
      }
    }
  }

  private func overlay() -> some View { Text("Overlay") }
  private func toolbar(isHidden: Bool) { self.isHidden = isHidden }
}

extension View {
  func framed() -> some View {
    Group {
      self
      padding()
    }
  }
}

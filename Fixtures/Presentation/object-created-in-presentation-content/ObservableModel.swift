import SwiftUI

@Observable
final class KiteDesign {
  var tail = 3
}

struct KiteWorkshop: View {
  @State private var looks = false

  var body: some View {
    VStack {
      Text("Kites")
      Button("Look") { looks = true }
        .popover(isPresented: $looks) {
          KitePicture(design: KiteDesign(), size: 80) // want: object-created-in-presentation-content:warning
        }
    }
  }
}

struct KitePicture: View {
  let design: KiteDesign
  let size: CGFloat

  var body: some View {
    Button("\(design.tail) ribbons") { design.tail += 1 }
      .frame(width: size)
  }
}

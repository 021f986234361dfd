import SwiftUI

extension Text {
  func frame() -> some View {
    padding(8).border(.brown)
  }
}

struct PictureWall: View {
  let title: String

  var body: some View {
    VStack {
      Text(title).frame()
      Text("1904").bold().frame()
    }
  }
}

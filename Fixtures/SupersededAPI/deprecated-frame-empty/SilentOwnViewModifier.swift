import SwiftUI

enum Wood { case oak, pine }

extension View {
  func frame(_ wood: Wood = .oak) -> some View {
    border(wood == .oak ? Color.brown : Color.yellow)
  }
}

struct MirrorHall: View {
  var body: some View {
    HStack {
      Rectangle().frame(.pine)
      Circle().frame()
    }
  }
}

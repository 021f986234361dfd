import SwiftUI

func snapshot<V: View>(_ view: V) -> Image? { nil }

struct StampSheet: View {
  let isFranked: Bool

  var body: some View {
    VStack {
      if case let stamp = Image(systemName: "envelope").overlay(Text("5"), alignment: .top), isFranked { // want: deprecated-overlay-view
        stamp
      }
      if let image = snapshot(Text("Sheet").overlay(Rectangle().stroke(.black))) { // want: deprecated-overlay-view
        image
      }
    }
  }
}

import SwiftUI

struct Ribbon: View {
  let isFirst: Bool
  let rank: Int
  let seal: AnyView

  var body: some View {
    VStack {
      Text("Pumpkin").overlay(isFirst ? AnyView(Circle()) : AnyView(Text("\(rank)"))) // want: deprecated-overlay-view
      Text("Marrow").overlay(isFirst ? Text("First") : nil) // want: deprecated-overlay-view
      Text("Leek").overlay(seal, alignment: .trailing) // want: deprecated-overlay-view
      Text("Carrot").overlay(isFirst ? Text("First") : Text("\(rank)")) // want: deprecated-overlay-view
    }
  }
}

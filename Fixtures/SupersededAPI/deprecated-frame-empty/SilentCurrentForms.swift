import SwiftUI

struct Hutch: View {
  let width: CGFloat

  var body: some View {
    VStack {
      Text("Hay").frame(width: width)
      Text("Water").frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
      Text("Straw").frame(height: nil)
      GeometryReader { proxy in
        Rectangle().offset(x: proxy.frame(in: .global).minX)
      }
    }
  }
}

import SwiftUI

struct OrchardMap: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        ScrollView { Text("Rows").frame(width: proxy.size.width) }
      }
      ScrollView {
        VStack {
          GeometryReader { proxy in
            Text("Trees").frame(width: proxy.size.width)
          }
          .frame(height: 120)
          GeometryReader { proxy in
            Image(systemName: "tree").frame(width: proxy.size.width)
          }
          .aspectRatio(1.5, contentMode: .fit)
          GeometryReader { _ in Color.clear }
          Text("Measured").background {
            GeometryReader { proxy in Text("\(proxy.size.width)") }
          }
          ZStack {
            Text("Behind")
            GeometryReader { proxy in Text("\(proxy.size.width)") }
          }
        }
        VStack {
          GeometryReader { proxy in Text("\(proxy.size.width)") }
        }
        .frame(height: 200)
        VStack {
          GeometryReader { proxy in Text("\(proxy.size.width)") }.mapSized()
        }
      }
      ScrollView(.horizontal) {
        VStack {
          GeometryReader { proxy in Text("\(proxy.size.height)") }
        }
      }
    }
  }
}

extension View {
  fileprivate func mapSized() -> some View { frame(height: 80) }
}

struct OrchardMap_Previews: PreviewProvider {
  static var previews: some View {
    ScrollView { VStack { GeometryReader { proxy in Text("\(proxy.size.width)") } } }
  }
}

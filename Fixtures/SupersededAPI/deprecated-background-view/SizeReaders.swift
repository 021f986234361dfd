import SwiftUI

struct MeasuredShelf: View {
  @State private var width: CGFloat = 0

  var body: some View {
    Text("\(width)")
      .background( // want: deprecated-background-view
        GeometryReader { proxy in
          Color.clear
            .onAppear { width = proxy.size.width }
        }
      )
  }
}

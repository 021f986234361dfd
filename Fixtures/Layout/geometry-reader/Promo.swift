import SwiftUI

struct MarketDay: View {
  let stalls: [String]
  let isOpen: Bool

  var body: some View {
    ScrollView {
      VStack {
        Text("Today")
        GeometryReader { proxy in // want: geometry-reader:warning
          Text("Apples").frame(width: proxy.size.width * 0.8, height: 120)
        }
        .padding(.horizontal)
      }
    }
  }

  private var list: some View {
    ScrollView(.vertical) {
      LazyVStack {
        ForEach(stalls, id: \.self) { stall in
          if isOpen {
            GeometryReader { proxy in // want: geometry-reader:warning
              HStack {
                Text(stall).frame(width: proxy.size.width / 2)
                Text("Open")
              }
            }
            .frame(maxWidth: .infinity)
          }
        }
      }
    }
  }
}

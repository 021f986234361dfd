import SwiftUI

struct Porthole: View {
  let sea: Color
  let isRound: Bool
  let glass: AnyView

  var body: some View {
    VStack {
      sea.mask(Circle()) // want: deprecated-mask-view:info
      Image(systemName: "sailboat")
        .resizable()
        .mask(RoundedRectangle(cornerRadius: 12)) // want: deprecated-mask-view
        .padding()
      Rectangle().fill(sea).mask(Color.black) // want: deprecated-mask-view
      Text("Horizon")
        .mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)) // want: deprecated-mask-view
      Text("Waves").mask(frame) // want: deprecated-mask-view
      Text("Gulls").mask(pane(3).padding()) // want: deprecated-mask-view
      Text("Fog")
        .mask( // want: deprecated-mask-view
          HStack {
            Rectangle()
            Spacer()
          }
          .padding(.horizontal)
        )
      Text("Spray").mask(glass) // want: deprecated-mask-view
      sea.mask(Text("SEA").font(.largeTitle)).mask(Capsule()) // want: deprecated-mask-view , deprecated-mask-view
    }
    .mask(Rectangle().opacity(isRound ? 1 : 0.5)) // want: deprecated-mask-view
  }

  private var frame: some View { Circle().padding(2) }
  private func pane(_ count: Int) -> some View { Rectangle().frame(width: CGFloat(count)) }
}

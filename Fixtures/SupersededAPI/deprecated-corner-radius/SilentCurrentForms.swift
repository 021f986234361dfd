import SwiftUI

struct PaperLantern: View {
  let radius: CGFloat

  var body: some View {
    VStack {
      Color.red.clipShape(.rect(cornerRadius: radius))
      Color.orange.clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
      RoundedRectangle(cornerRadius: 12).fill(.yellow)
      Text("Light").background(.white, in: .rect(cornerRadius: radius))
    }
    .presentationCornerRadius(radius)
  }
}

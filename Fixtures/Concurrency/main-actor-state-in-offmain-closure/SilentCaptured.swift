import SwiftUI

struct WindmillView: View {
  let strength: Double
  @State private var isTurning = false
  @State private var width = 0.0
  @State private var model = WindModel()

  var body: some View {
    VStack {
      Image("mill")
        .visualEffect { content, _ in content.blur(radius: strength) }
      Image("sails")
        .visualEffect { [isTurning] content, _ in content.blur(radius: isTurning ? 5 : 0) }
      Image("vane")
        .visualEffect { [width = width * 2] content, _ in content.offset(x: width) }
      Image("rope")
        .visualEffect { [length = width] content, _ in content.offset(x: length) }
      Image("field")
        .visualEffect { content, proxy in content.offset(y: proxy.size.height) }
      Image("cloud")
        .onGeometryChange(for: Double.self) { $0.size.width } action: { width = $0 + (isTurning ? 1 : 0) }
      Text("Guide")
        .alignmentGuide(.leading) { dimensions in dimensions[.leading] + width }
      Text(model.name).onTapGesture { isTurning.toggle() }
    }
  }
}

final class WindModel {
  var name = "Breeze"
}

import SwiftUI

struct Typesetter {
  var disableAutocorrection = false
}

struct TypesettingRoom: View {
  @Environment(\.autocorrectionDisabled) private var isDisabled
  @Environment(\.widgetRenderingMode) private var mode
  @Environment(\.accessibilityShowBorders) private var showsBorders
  @State private var complicationRenderingMode = 1
  let typesetters: [Typesetter]

  var body: some View {
    VStack {
      Text("\(typesetters.filter(\.disableAutocorrection).count) careful")
      Text("\(complicationRenderingMode)")
        .border(.gray, width: showsBorders ? 1 : 0)
        .opacity(isDisabled || mode == .vibrant ? 0.5 : 1)
        .onTapGesture { complicationRenderingMode += 1 }
    }
  }
}

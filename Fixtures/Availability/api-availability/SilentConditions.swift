// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct Windmill: View {
  let isTurning: Bool
  let speeds: [String]
  @State private var showsGears = false
  @State private var count = 0

  var body: some View {
    VStack {
      Toggle("Gears", isOn: $showsGears)
      gears
      sails
      wings
    }
  }

  @ViewBuilder private var gears: some View {
    if #available(iOS 17, macOS 14, *) {
      Text("Gears")
        .inspector(isPresented: $showsGears) {
          Text("Oak")
            .inspectorColumnWidth(200)
        }
    } else {
      Text("Gears")
    }
  }

  @ViewBuilder private var sails: some View {
    if isTurning {
      if #available(iOS 17.0, macOS 14.0, *), speeds.count > 2 {
        List(speeds, id: \.self) { speed in
          if isTurning {
            Text(speed)
              .containerRelativeFrame(.vertical)
          }
        }
      }
    }
  }

  @ViewBuilder private var wings: some View {
    if #unavailable(iOS 17, macOS 14) {
      Text("Wings")
    } else {
      Button("Wings") { count += 1 }
        .sensoryFeedback(.success, trigger: count)
    }
  }
}

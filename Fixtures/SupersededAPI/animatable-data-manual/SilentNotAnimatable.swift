// profile: all
import SwiftUI

struct Recording {
  var frames: [Double]
  var animatableData: Double {
    get { frames.first ?? 0 }
    set { frames = [newValue] }
  }
}

final class Puppet {
  var animatableData = 0.0
}

struct Stage: View {
  @State private var recording = Recording(frames: [])
  let puppet: Puppet

  var body: some View {
    let animatableData = recording.animatableData
    Button("\(animatableData) \(puppet.animatableData)") { recording.animatableData = 3 }
  }
}

struct Curtain: Shape {
  var height: CGFloat

  func path(in rect: CGRect) -> Path { Path() }
}

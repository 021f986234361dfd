import SwiftUI

protocol Frame {
  func update(to progress: Double)
}

final class FrameProgress: ObservableObject {
  @Published var value = 0.0
}

struct AnimatedFrame: View, Frame {
  @ObservedObject var progress = FrameProgress()

  var body: some View { Text("\(progress.value)") }

  func update(to progress: Double) { self.progress.value = progress }
}

func export(_ frame: some Frame) {
  frame.update(to: 0.5)
}

func exportAll() { export(AnimatedFrame()) }

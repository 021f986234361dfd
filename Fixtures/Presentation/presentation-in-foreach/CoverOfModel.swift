// deployment-target: iOS=17.0
import SwiftUI

struct Slide: Identifiable {
  let id: Int
}

final class Projector: ObservableObject {
  @Published var slide: Slide?
  @Published var slides: [Slide] = []
}

struct SlideTray: View {
  @ObservedObject var projector: Projector

  var body: some View {
    VStack {
      Text("Slides")
      ForEach(projector.slides) { slide in
        Button("Slide \(slide.id)") { projector.slide = slide }
          .fullScreenCover(item: $projector.slide) { shown in // want: presentation-in-foreach:warning
            Button("Close slide \(shown.id)") { projector.slide = nil }
          }
      }
    }
  }
}

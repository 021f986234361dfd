// deployment-target: iOS=17.0, macOS=13.0
import SwiftUI

struct SlideRow: View {
  let slides: [String]
  @State private var shown = 0

  var body: some View {
    ScrollView(.horizontal) {
      HStack {
        ForEach(slides, id: \.self) { slide in
          Text(slide)
            .containerRelativeFrame(.horizontal) // want: api-availability:error
        }
        Button("Next") { shown += 1 }
      }
    }
    .scrollClipDisabled() // want: api-availability:error
    .sensoryFeedback(.selection, trigger: shown) // want: api-availability:error
  }
}

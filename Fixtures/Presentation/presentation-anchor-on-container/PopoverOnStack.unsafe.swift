import SwiftUI

struct ScoreBoard: View {
  let home: Int
  let guests: Int
  @State private var explainsScore = false

  var body: some View {
    VStack {
      Text("\(home) : \(guests)")
        .font(.largeTitle)
      Button("How is this counted?") { explainsScore.toggle() }
        .popover(isPresented: $explainsScore) { // want: presentation-anchor-on-container:info
          Text("A goal counts two points after the break.")
        }
    }
  }
}

// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

struct Loudspeaker {
  func sensoryFeedback(_ name: String, trigger: Int) {}
  func scrollClipDisabled() -> Loudspeaker { self }
}

struct SpeakerView: View {
  private let speaker = Loudspeaker().scrollClipDisabled()
  private let title = Text("Speaker")

  var body: some View {
    VStack {
      title
        .bold()
      label
        .italic()
      Text("Volume")
        .fontWeight(.semibold)
        .underline()
        .strikethrough()
      Button("Beep") { speaker.sensoryFeedback("beep", trigger: 1) }
        .font(.body.bold())
    }
  }

  private var label: Text { Text("Left") }
}

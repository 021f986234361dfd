import SwiftUI

struct PlatformSign: View {
  let track: Int
  let isLate: Bool
  let enamel: Color
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Track \(track)").foregroundColor(.white).padding(4) // want: deprecated-foreground-color:info
      Label("Delayed", systemImage: "clock")
        .font(.headline)
        .foregroundColor(isLate ? .red : .gray) // want: deprecated-foreground-color
      Image(systemName: "tram")
        .foregroundColor(Color.blue) // want: deprecated-foreground-color
        .imageScale(.large)
      Image(systemName: "bicycle").foregroundColor(Color("Enamel").opacity(0.5)) // want: deprecated-foreground-color
      Rectangle()
        .foregroundColor( // want: deprecated-foreground-color
          Color(
            red: 0.2, green: 0.3, blue: 0.4 // the blue of the old signs
          )
        )
        .frame(height: 2)
      Button(action: {}, label: { Text("Remind me").foregroundColor(enamel) }) // want: deprecated-foreground-color
    }
    .foregroundColor((isEnabled ? .black : .black.opacity(0.4))) // want: deprecated-foreground-color
  }
}

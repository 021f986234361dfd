// deployment-target: iOS=15.0
import SwiftUI

struct PlatformSearch: View {
  @State private var station = ""
  let isCode: Bool
  let style: UITextAutocapitalizationType

  var body: some View {
    VStack {
      TextField("Station", text: $station)
        .autocapitalization(style) // want: deprecated-autocapitalization:info
      TextField("Station or code", text: $station)
        .autocapitalization(isCode ? .allCharacters : .words) // want: deprecated-autocapitalization
      TextField("Town", text: $station)
        .autocapitalization( // want: deprecated-autocapitalization
          // Names of towns start with a capital.
          .words
        )
      TextField("Track", text: $station)
        .autocapitalization(self.isCode // want: deprecated-autocapitalization
          ? UITextAutocapitalizationType.none
          : style)
    }
  }
}

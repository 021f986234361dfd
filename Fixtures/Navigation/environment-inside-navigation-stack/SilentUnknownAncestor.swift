import SwiftUI

@Observable
final class Radio {
  var station = 1
}

struct RadioRoot: View {
  let radio: Radio

  var body: some View {
    NavigationStack {
      NavigationLink("Tune") { TuneScreen() }
        .environment(radio)
    }
  }
}

struct TuneScreen: View {
  @Environment(Radio.self) private var radio

  var body: some View {
    Text("\(radio.station)")
  }
}

@MainActor
func makeRadioController(_ radio: Radio) -> UIViewController {
  UIHostingController(rootView: RadioRoot(radio: radio).environment(radio))
}

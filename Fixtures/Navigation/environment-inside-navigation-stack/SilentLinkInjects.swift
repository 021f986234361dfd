import SwiftUI

@Observable
final class Compressor {
  var ratio = 2
}

@main
struct CompressorApp: App {
  @State private var compressor = Compressor()

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        VStack {
          RatioView()
          NavigationLink("Ratio") { RatioView().environment(compressor) }
        }
        .environment(compressor)
      }
    }
  }
}

struct RatioView: View {
  @Environment(Compressor.self) private var compressor

  var body: some View {
    Text("\(compressor.ratio)")
  }
}

import SwiftUI

final class Choir: ObservableObject {
  @Published var voices = 12
}

struct Hymn: Hashable { let number: Int }

@main
struct ChoirApp: App {
  var body: some Scene {
    WindowGroup {
      ChoirRoot()
    }
  }
}

struct ChoirRoot: View {
  @StateObject private var choir = Choir()
  let hymns = [Hymn(number: 1), Hymn(number: 2)]

  var body: some View {
    NavigationStack {
      List(hymns, id: \.self) { hymn in
        NavigationLink("Hymn \(hymn.number)", value: hymn)
      }
      .navigationDestination(for: Hymn.self) { HymnScreen(hymn: $0) }
    }
    .environmentObject(choir) // want: environment-inside-navigation-stack:warning
  }
}

struct HymnScreen: View {
  let hymn: Hymn

  var body: some View {
    VStack {
      Text("Hymn \(hymn.number)")
      VoiceCount()
    }
  }
}

struct VoiceCount: View {
  @EnvironmentObject private var choir: Choir

  var body: some View {
    Text("\(choir.voices) voices")
  }
}

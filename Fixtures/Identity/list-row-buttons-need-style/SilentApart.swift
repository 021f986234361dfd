import SwiftUI

struct Bench: Identifiable {
  let id: Int
}

struct Park: View {
  @State private var isAsking = false
  let isOpen: Bool
  let benches: [Bench]

  var body: some View {
    List {
      Button("Remove") { isAsking = true }
        .alert("Remove?", isPresented: $isAsking) {
          Button("Yes") {}
          Button("No", role: .cancel) {}
        }
      HStack {
        if isOpen { Button("Close") {} } else { Button("Open") {} }
      }
      HStack {
        Button("Left") {}.buttonStyle(.bordered)
        Button("Right") {}.buttonStyle(.bordered)
      }
      HStack {
        Button("Up") {}
        Menu("More") {
          Button("Down") {}
          Button("Out") {}
        }
      }
      Section {
        Button("Paint") {}
        Button("Mend") {}
      }
      ForEach(benches) { _ in
        Text("Bench").swipeActions {
          Button("Paint") {}
          Button("Mend") {}
        }
      }
      #if os(macOS)
      HStack {
        Button("Print") {}
        Button("Export") {}
      }
      #endif
      VStack {
        Button("Water") {}
        Button("Rake") {}
      }
      .quiet()
    }
  }
}

struct Yard: View {
  var body: some View {
    List {
      HStack {
        Button("In") {}
        Button("Out") {}
      }
    }
    .buttonStyle(.borderless)
  }
}

struct Square: View {
  var body: some View {
    Form {
      HStack {
        Button("In") {}
        Button("Out") {}
      }
    }
  }
}

struct Town: View {
  var body: some View {
    VStack { Square() }.buttonStyle(.plain)
  }
}

extension View {
  func quiet() -> some View { buttonStyle(.plain) }
}

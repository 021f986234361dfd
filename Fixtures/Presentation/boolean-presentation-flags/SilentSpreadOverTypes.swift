import SwiftUI

struct Zoo: View {
  @State private var isOpen = false
  @State private var isNight = false

  var body: some View {
    VStack {
      Toggle("Night", isOn: $isNight)
      Button("Tickets") { isOpen = true }
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
      Lions()
      Bears()
    }
  }

  struct Lions: View {
    @State private var isOpen = false

    var body: some View {
      Button("Lions") { isOpen = true }
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
    }
  }
}

struct Bears: View {
  @State private var isOpen = false
  @State private var isFed = false

  var body: some View {
    Toggle("Fed", isOn: $isFed)
    Button("Bears") { isOpen = true }
      .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
  }
}

import SwiftUI

struct AdaptiveMenu: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @AppStorage("expert") private var isExpert = false
  let isPro: Bool
  @State private var isOpen = false // want: boolean-presentation-flags:warning
  @State private var isHelping = false
  @State private var isBuying = false

  var body: some View {
    HStack {
      Button("Menu") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          if sizeClass == .compact { OnePage() } else { OtherPage() }
        }
      Button("Help") { isHelping = true }
        .sheet(isPresented: $isHelping) {
          if isExpert { OnePage() } else { OtherPage() }
        }
      Button("Buy") { isBuying = true }
        .sheet(isPresented: $isBuying) {
          if isPro { OnePage() } else { OtherPage() }
        }
    }
  }
}

struct OnePage: View {
  var body: some View { Text("One") }
}

struct OtherPage: View {
  var body: some View { Text("Other") }
}

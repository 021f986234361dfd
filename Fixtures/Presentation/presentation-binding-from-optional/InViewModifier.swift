import SwiftUI

struct Badge: Identifiable {
  let id: Int
  var title: String
}

struct BadgePresenter: ViewModifier {
  @Binding var badge: Badge?

  func body(content: Content) -> some View {
    content
      .padding()
      #if os(macOS)
      .help("Badges")
      #endif
      .sheet(isPresented: Binding(get: { badge != nil }, set: { if !$0 { badge = nil } })) { // want: presentation-binding-from-optional:warning
        Text(badge?.title ?? "")
        Button("Close") { badge = nil }
      }
  }
}

import SwiftUI

final class Membership: ObservableObject {
  @Published var isActive = false
}

struct MemberDesk: View {
  @StateObject private var membership = Membership()
  @State private var isOpen = false

  var body: some View {
    Button("Member area") {
      membership.isActive = true
      isOpen = true
    }
    .sheet(isPresented: $isOpen) {
      if membership.isActive {
        OnePage()
      } else {
        OtherPage()
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

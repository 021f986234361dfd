// profile: all
import SwiftUI

struct Whale: Identifiable {
  let id: Int
}

struct WhaleWatch: View {
  let whale: Whale
  @State private var isShown = false

  var body: some View {
    Button("Whale") { isShown = true }
      .sheet(isPresented: $isShown) { WhaleDetail(whale: whale) }
  }
}

struct WhaleDetail: View {
  let whale: Whale
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Whale \(whale.id)") { dismiss() }
  }
}

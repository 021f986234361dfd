import SwiftUI

final class Place: ObservableObject {
  @Published var name = "Pier"
  @Published var visits = 0
  let code = "P1"

  var summary: String { "\(name): \(visits)" }
  func visit() { visits += 1 }
}

struct PlaceRow: View {
  @ObservedObject var place: Place // want: unobserved-observable-object:warning

  var body: some View {
    Text(place.summary)
    Button("Visit") { place.visit() }
  }
}

struct PlaceBadge: View {
  @ObservedObject private var place: Place // want: unobserved-observable-object:warning
  var size = 12.0

  init(place: Place) { self.place = place }

  var body: some View { badge }

  private var badge: some View { Text("\(self.place.visits)") }
}

struct PlaceFrame: ViewModifier {
  @ObservedObject @MainActor var place: Place // want: unobserved-observable-object:warning

  func body(content: Content) -> some View { content.opacity(place.visits > 3 ? 1 : 0.5) }
}

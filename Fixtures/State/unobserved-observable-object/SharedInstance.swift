import SwiftUI

@MainActor
final class Clock: ObservableObject {
  static let shared = Clock()
  @Published var hour = 8
  func tick() { hour += 1 }
}

struct ClockFace: View {
  private let clock = Clock.shared // want: unobserved-observable-object:warning

  var body: some View {
    Text("\(clock.hour)")
  }
}

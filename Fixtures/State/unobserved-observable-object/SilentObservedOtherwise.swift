import SwiftUI

final class Tide: ObservableObject {
  @Published var level = 0
  func rise() { level += 1 }
}

struct TideText: View {
  let tide: Tide
  @State private var level = 0

  var body: some View {
    Text("\(max(level, tide.level))").onReceive(tide.$level) { level = $0 }
  }
}

@Observable
final class Wind: ObservableObject {
  var force = 0
  func blow() { force += 1 }
}

struct WindText: View {
  let wind: Wind
  var body: some View { Text("\(wind.force)") }
}

struct TideReport {
  let tide: Tide
  var body: some View { Text("\(tide.level)") }
}

struct BothTides: View {
  @ObservedObject var tide: Tide
  let other: Tide
  var body: some View { Text("\(tide.level) \(other.level)") }
}

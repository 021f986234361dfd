// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Sea: ObservableObject {
  @Published var height = 0.0
  @Published var name = ""
  func calm() { height = 0 }
}

final class Pool: ObservableObject {
  @Published var depth = 0
}

struct SeaRow: View {
  @ObservedObject var sea: Sea
  var body: some View { Text("\(sea.name) \(sea.height)") }
}

struct SeaButton: View {
  @ObservedObject var sea: Sea
  var body: some View { Button(sea.name) { sea.calm() } }
}

struct SeaSlider: View {
  @ObservedObject var sea: Sea
  var body: some View { Slider(value: $sea.height) }
}

struct SeaFrame: View {
  @ObservedObject var sea: Sea
  var body: some View { SeaRow(sea: sea).opacity(sea.height) }
}

struct PoolRow: View {
  @ObservedObject var pool: Pool
  var body: some View { Text("\(pool.depth)") }
}

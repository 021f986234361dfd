import SwiftUI

struct PondView: View {
  let fish: [Int]
  @State private var depth = 1
  @State private var log: [String] = []

  var body: some View {
    Stepper("Depth", value: $depth)
      .onChange(of: depth) { refresh() }
      .onChange(of: depth) {}
      .onChange(of: depth) { print($0, $1) }
      .onChange(of: depth) { print($1) }
      .onChange(of: depth) { old, new in print(old, new) }
      .onChange(of: depth) { _, new in print(new) }
      .onChange(of: depth) { _, _ in refresh() }
      .onChange(of: depth) { (old: Int, new: Int) in print(old, new) }
      .onChange(of: depth, initial: true) { refresh() }
      .onChange(of: depth, initial: true) { _, new in print(new) }
      .onChange(of: depth, refresh)
      .onChange(of: depth, compare)
      .onChange(of: depth, { refresh() })
      // The parameters belong to the inner closures.
      .onChange(of: fish) { log = fish.map { "\($0)" } }
      .onChange(of: fish) { log.sort { $0 < $1 } }
      .onChange(of: fish) { fish.forEach { number in print(number) } }
  }

  private func refresh() {
    log.removeAll()
  }

  private func compare(old: Int, new: Int) {
    if old < new { log.append("deeper") }
  }
}

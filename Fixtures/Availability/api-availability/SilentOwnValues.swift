// deployment-target: iOS=15.0, macOS=12.0
import SwiftUI

func ViewThatFits<Content: View>(@ViewBuilder content: () -> Content) -> some View { content() }

enum Furniture {
  case Table(Int)
  static func made() -> Furniture { Table(4) }
}

protocol Tool { init() }

struct Workshop<Grid: Tool> {
  func made() -> Grid { Grid() }
}

struct Bench: View {
  var body: some View {
    ViewThatFits { Text("Bench") }
  }

  private func Gauge(_ value: Double) -> Text { Text("\(value)") }
  private var reading: Text { Gauge(3) }
}

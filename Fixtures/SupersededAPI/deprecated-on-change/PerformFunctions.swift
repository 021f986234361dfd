import SwiftUI

final class Logbook {
  func note(page: Int) { print(page) }
  func note(_ title: String) { print(title) }
  func stamp(on page: Int) { print(page) }
}

struct ShipLog: View {
  @State private var page = 0  // want: state-never-written:info
  @State private var title = ""  // want: state-never-written:info
  private let book = Logbook()
  let report: (Int) -> Void

  var body: some View {
    VStack {
      Text("Log").onChange(of: page, perform: turn) // want: deprecated-on-change
      Text("Log").onChange(of: page, perform: self.turn) // want: deprecated-on-change
      Text("Log").onChange(of: page, perform: report) // want: deprecated-on-change
      Text("Log").onChange(of: page, perform: book.stamp) // want: deprecated-on-change
      Text("Log").onChange(of: title, perform: book.note) // want: deprecated-on-change
      Text("Log").onChange(of: title, perform: rename) // want: deprecated-on-change
    }
  }

  private func turn(to number: Int) { print(number) }
  private func rename(_ name: String) { print(name) }
}

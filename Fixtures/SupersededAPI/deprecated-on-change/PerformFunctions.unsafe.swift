import SwiftUI

final class Logbook {
  func note(page: Int) { print(page) }
  func note(_ title: String) { print(title) }
  func stamp(on page: Int) { print(page) }
}

struct ShipLog: View {
  private let page = 0  // want: state-never-written:info
  private let title = ""  // want: state-never-written:info
  private let book = Logbook()
  let report: (Int) -> Void

  var body: some View {
    VStack {
      Text("Log").onChange(of: page) { _, newValue in turn(to: newValue) } // want: deprecated-on-change
      Text("Log").onChange(of: page) { _, newValue in self.turn(to: newValue) } // want: deprecated-on-change
      Text("Log").onChange(of: page) { _, newValue in report(newValue) } // want: deprecated-on-change
      Text("Log").onChange(of: page) { _, newValue in book.stamp(on: newValue) } // want: deprecated-on-change
      Text("Log").onChange(of: title, perform: book.note) // want: deprecated-on-change
      Text("Log").onChange(of: title) { _, newValue in rename(newValue) } // want: deprecated-on-change
    }
  }

  private func turn(to number: Int) { print(number) }
  private func rename(_ name: String) { print(name) }
}

import SwiftUI

struct ShelfCounter: View {
  @State private var shelves: [[String]] = []  // want: state-never-written:info
  @State private var counts: [Int] = []
  @State private var total = 0
  @State private var newValue = 0
  @State private var title = ""

  var body: some View {
    Text(title)
      .onChange(of: total) { title = "Books: \($0)" } // want: deprecated-on-change
      .onChange(of: shelves) { // want: deprecated-on-change
        counts = $0.map { $0.count }
        total = counts.reduce(0) { $0 + $1 }
      }
      .onChange(of: total) { newValue = $0 } // want: deprecated-on-change
      .onChange(of: counts) { counts in // want: deprecated-on-change
        total = counts.reduce(0) { $0 + $1 }
      }
      .onChange(of: title) { [title] in print(title, $0) } // want: deprecated-on-change
      .onChange(of: total) { print($0); print("old name: $0") } // want: deprecated-on-change
      .onChange(of: total) { // want: deprecated-on-change
        guard $0 > 0 else { return }
        Task { [value = $0] in
          print(value)
        }
      }
  }
}

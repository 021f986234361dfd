import SwiftUI

struct ShelfCounter: View {
  private let shelves: [[String]] = []  // want: state-never-written:info
  @State private var counts: [Int] = []
  @State private var total = 0
  @State private var newValue = 0
  @State private var title = ""

  var body: some View {
    Text(title)
      .onChange(of: total) { _, newValue in title = "Books: \(newValue)" } // want: deprecated-on-change
      .onChange(of: shelves) { _, newValue in // want: deprecated-on-change
        counts = newValue.map { $0.count }
        total = counts.reduce(0) { $0 + $1 }
      }
      .onChange(of: total) { _, changedValue in newValue = changedValue } // want: deprecated-on-change
      .onChange(of: counts) { _, counts in // want: deprecated-on-change
        total = counts.reduce(0) { $0 + $1 }
      }
      .onChange(of: title) { [title] in print(title, $0) } // want: deprecated-on-change
      .onChange(of: total) { _, newValue in print(newValue); print("old name: $0") } // want: deprecated-on-change
      .onChange(of: total) { _, newValue in // want: deprecated-on-change
        guard newValue > 0 else { return }
        Task { [value = newValue] in
          print(value)
        }
      }
  }
}

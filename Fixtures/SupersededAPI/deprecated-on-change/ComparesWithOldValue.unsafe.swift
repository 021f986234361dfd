import SwiftUI

struct Train: Equatable {
  let id: Int
  var delay: Int
  var name: String
}

struct TrainRow: View {
  let train: Train
  var isPinned: Bool
  @Environment(\.colorScheme) private var scheme
  @State private var changes = 0

  private var isLate: Bool { train.delay > 5 }

  var body: some View {
    let label = train.name
    Text(label)
      .onChange(of: train) { new in // want: deprecated-on-change
        if new.id != train.id {
          changes += 1
        }
      }
      .onChange(of: train.delay) { delay in // want: deprecated-on-change
        if delay > train.delay { changes += 1 }
      }
      .onChange(of: isLate) { late in // want: deprecated-on-change
        if late, !isLate { changes += 1 }
      }
      .onChange(of: scheme) { new in // want: deprecated-on-change
        if new != scheme { changes += 1 }
      }
      .onChange(of: label) { new in print(label, new) } // want: deprecated-on-change
      // Nothing is compared, but a plain value is read.
      .onChange(of: changes) { _, count in // want: deprecated-on-change
        if isPinned { print(count) }
      }
  }
}

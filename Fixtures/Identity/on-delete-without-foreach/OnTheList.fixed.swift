// not type-checked: the flagged code does not compile
import SwiftUI

struct Snail: Identifiable {
  let id: Int
  let name: String
}

struct Terrarium: View {
  @State private var snails: [Snail] = []

  var body: some View {
    VStack {
      List {
        ForEach(snails) { snail in
          Text(snail.name)
        }
        .onDelete { snails.remove(atOffsets: $0) }
      }  // want: on-delete-without-foreach:warning
      .navigationTitle("Snails")

      List { ForEach(snails, id: \.name) { Text($0.name) }.onMove { snails.move(fromOffsets: $0, toOffset: $1) } }  // want: on-delete-without-foreach:warning

      List {
        Text("Leaf")
      }
      .onDelete { _ in }  // want: on-delete-without-foreach:warning
    }
  }
}

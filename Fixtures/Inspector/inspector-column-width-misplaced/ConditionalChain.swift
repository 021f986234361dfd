import SwiftUI

struct TideChart: View {
  let heights: [Double]
  @State private var showsTable = false

  var body: some View {
    Button("Table") { showsTable.toggle() }
      .padding()
      .inspector(isPresented: $showsTable) {
        ForEach(heights, id: \.self) { height in
          Text(height, format: .number)
        }
      }
      #if os(macOS)
      .inspectorColumnWidth(240) // want: inspector-column-width-misplaced:warning
      #else
      .tint(.blue)
      #endif
  }
}

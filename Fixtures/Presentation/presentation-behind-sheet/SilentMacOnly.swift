// deployment-target: macOS=14.0
import SwiftUI

struct LedgerWindow: View {
  @State private var isSorting = false
  @State private var isSorted = false

  var body: some View {
    Button("Sort") { isSorting = true }
      .sheet(isPresented: $isSorting) {
        VStack {
          Button("By date") { isSorted = true }
          Button("Close") { isSorting = false }
        }
      }
      .alert("Sorted", isPresented: $isSorted) {
        Button("Fine") {}
      }
  }
}

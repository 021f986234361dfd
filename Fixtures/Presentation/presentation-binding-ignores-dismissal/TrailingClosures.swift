import SwiftUI

struct ReadingList: View {
  @State private var book: String?

  var body: some View {
    Button("Read") { book = "Emma" }
      .sheet(isPresented: Binding { book != nil } set: { _ in }) { // want: presentation-binding-ignores-dismissal
        Button("Return") { book = nil }
      }
  }
}

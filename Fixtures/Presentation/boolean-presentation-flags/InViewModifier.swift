import SwiftUI

struct LibraryPanels: ViewModifier {
  @State private var presentingLoans = false // want: boolean-presentation-flags:warning
  @State private var presentingFees = false
  @State private var presentingCard = false

  func body(content: Content) -> some View {
    content
      .toolbar {
        Button("Loans") { presentingLoans = true }
        Button("Fees") { presentingFees = true }
        Button("Card") { presentingCard = true }
      }
      .sheet(isPresented: $presentingLoans) { LibraryPage(isShown: $presentingLoans, title: "Loans") }
      .sheet(isPresented: $presentingFees) { LibraryPage(isShown: $presentingFees, title: "Fees") }
      .sheet(isPresented: $presentingCard) { LibraryPage(isShown: $presentingCard, title: "Card") }
  }
}

struct LibraryPage: View {
  @Binding var isShown: Bool
  let title: String

  var body: some View {
    Text(isShown ? title : "")
    Button("Close") { isShown = false }
  }
}

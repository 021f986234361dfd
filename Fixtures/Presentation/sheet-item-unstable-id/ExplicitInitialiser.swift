import SwiftUI

struct Loan: Identifiable {
  let title: String
  var id: UUID { get { UUID() } } // want: sheet-item-unstable-id:warning

  init(_ title: String) {
    self.title = title
  }
}

struct LoanDesk: View {
  @State private var loan: Loan?

  var body: some View {
    Button("Lend") { loan = Loan("Emma") }
      .sheet(item: $loan) { loan in
        Text(loan.title)
      }
  }
}

import SwiftUI

struct LoanPage: View {
  let page: LoanDetail
  let title: Text

  var body: some View {
    NavigationStack {
      List {
        NavigationLink(destination: detail) { Text("Detail") } // want: deprecated-navigation-link-value
        NavigationLink(destination: self.detail) { Text("Self") } // want: deprecated-navigation-link-value
        NavigationLink(destination: loan(of: 3)) { Text("Call") } // want: deprecated-navigation-link-value
        NavigationLink("Stored", destination: page) // want: deprecated-navigation-link-value
        NavigationLink("Text", destination: title) // want: deprecated-navigation-link-value
      }
    }
  }

  private var detail: some View {
    LoanDetail(number: 1)
  }

  @ViewBuilder
  private func loan(of number: Int) -> some View {
    LoanDetail(number: number)
  }
}

struct LoanDetail: View {
  let number: Int
  var body: some View { Text("Loan \(number)") }
}

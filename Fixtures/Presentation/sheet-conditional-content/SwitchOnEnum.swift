import SwiftUI

enum Plan {
  case none, monthly, yearly
}

struct Paywall: View {
  @State private var plan = Plan.none
  @State private var isBuying = false

  var body: some View {
    HStack {
      Button("Monthly") { buy(.monthly) }
      Button("Yearly") { buy(.yearly) }
    }
    .fullScreenCover(isPresented: $isBuying) { // want: sheet-conditional-content:error, full-screen-cover-without-dismiss:warning
      switch plan {
      case .none: EmptyView()
      case .monthly: MonthlyOffer()
      case .yearly: YearlyOffer()
      }
    }
  }

  private func buy(_ plan: Plan) {
    self.plan = plan
    isBuying = true
  }
}

struct MonthlyOffer: View {
  var body: some View { Text("Monthly") }
}

struct YearlyOffer: View {
  var body: some View { Text("Yearly") }
}

import SwiftUI

struct TaxiStand: View {
  @State private var isOrdering = false
  @State private var isRating = false
  @State private var isOrdered = false
  @State private var isRated = false

  var body: some View {
    HStack {
      Button("Order") { isOrdering = true }
        .sheet(isPresented: $isOrdering) {
          OrderView(onOrdered: { isOrdered = true })
        }
      Button("Rate") { isRating = true }
        .sheet(isPresented: $isRating) {
          RatingView(onRated: { isRated = true })
        }
    }
    .alert("A taxi is coming", isPresented: $isOrdered) {
      Button("Fine") {}
    }
    .alert("Thank you", isPresented: $isRated) {
      Button("Fine") {}
    }
  }
}

struct OrderView: View {
  let onOrdered: () -> Void
  @Environment(\.dismiss) private var dismiss

  private func order() {
    dismiss()
    onOrdered()
  }

  var body: some View {
    Button("Order", action: order)
  }
}

struct RatingView: View {
  let onRated: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Five stars") { dismiss() }
      .onDisappear { onRated() }
  }
}

import SwiftUI

struct Questionnaire: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isReviewing = false

  var body: some View {
    Button("Review") { isReviewing = true }
      .sheet(isPresented: $isReviewing) {
        Button("Submit") {
          isReviewing = false
          dismiss()
        }
      }
  }
}

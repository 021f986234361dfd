import SwiftUI

enum PresentationStyleName { case card, page }

struct CardFooter: View {
  let mode: Binding<PresentationMode>
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var presentationMode = PresentationStyleName.card

  var body: some View {
    Button(isPresented ? "Page" : "Card") { presentationMode = .page }
    Button("Close") { presentationMode == .card ? dismiss() : mode.wrappedValue.dismiss() }
  }
}

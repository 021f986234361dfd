import SwiftUI

struct Cheese: Identifiable {
  let id: Int
}

struct Dairy: View {
  @State private var cheese: Cheese?
  @State private var isSold = false

  private func sell() {
    cheese = nil
    Task { try? await Task.sleep(for: .seconds(0.6)); isSold = true } // want: delayed-presentation:warning
  }

  var body: some View {
    Button("Taste") { cheese = Cheese(id: 8) }
      .sheet(item: self.$cheese) { cheese in
        VStack {
          Text("Cheese \(cheese.id)")
          Button("Buy", action: sell)
        }
      }
      .alert("Sold", isPresented: $isSold) {
        Button("Fine") {}
      }
  }
}

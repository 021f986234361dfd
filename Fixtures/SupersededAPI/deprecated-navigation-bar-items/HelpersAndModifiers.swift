import SwiftUI

struct EditableBar: ViewModifier {
  func body(content: Content) -> some View {
    content
      .navigationBarItems(trailing: EditButton()) // want: deprecated-navigation-bar-items
  }
}

extension View {
  func barButton<Item: View>(_ item: Item) -> some View {
    navigationBarItems(leading: item) // want: deprecated-navigation-bar-items
  }

  func barButtons<A: View, B: View>(_ first: A, _ second: B) -> some View {
    self.navigationBarItems(leading: first, trailing: second) // want: deprecated-navigation-bar-items
  }
}

struct LoanPage: View {
  var body: some View {
    NavigationStack {
      details
        .navigationBarItems(trailing: EditButton()) // want: deprecated-navigation-bar-items
    }
  }

  private var details: some View {
    Text("Loan")
  }
}

// deployment-target: iOS=17.0
import SwiftUI

struct Bakery: View {
  @State private var showsOrders = false

  var body: some View {
    Button("Orders") { showsOrders = true }
      .sheet(isPresented: $showsOrders) { OrderForm() } // want: sheet-content-without-navigation-stack:warning
  }
}

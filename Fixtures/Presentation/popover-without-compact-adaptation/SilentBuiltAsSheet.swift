// profile: presentation
import SwiftUI

struct Foundry: View {
  @State private var showsMold = false
  @State private var showsMetals = false
  @State private var showsOrders = false

  var body: some View {
    HStack {
      Button("Mold") { showsMold = true }
        .popover(isPresented: $showsMold, arrowEdge: .bottom) {
          Text("Mold").presentationDetents([.medium])
        }
      Button("Metals") { showsMetals = true }
        .popover(isPresented: $showsMetals, arrowEdge: .bottom) {
          NavigationStack {
            Text("Metals")
              .navigationTitle("Metals")
          }
        }
      Button("Orders") { showsOrders = true }
        .popover(isPresented: $showsOrders, arrowEdge: .bottom) { OrderList() }
    }
  }
}

struct OrderList: View {
  var body: some View {
    List {
      Text("Bell")
      Text("Gate")
    }
  }
}

import SwiftUI

struct ForEach<Content: View>: View {
  let title: String
  @ViewBuilder var content: () -> Content

  var body: some View {
    VStack {
      Text(title)
      content()
    }
  }
}

struct VoucherCounter: View {
  @State private var showsVoucher = false

  var body: some View {
    ForEach(title: "One voucher for each guest") {
      Button("Take one") { showsVoucher = true }
        .sheet(isPresented: $showsVoucher) {
          VStack {
            Text("Voucher")
            Button("Close") { showsVoucher = false }
          }
        }
    }
  }
}

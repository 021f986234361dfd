import SwiftUI

struct Dairy: View {
  @State private var showsCheese = false
  @State private var showsMilk = false

  var body: some View {
    VStack {
      Button("Cheese") { showsCheese = true }
        .sheet(isPresented: $showsCheese) { CheesePage(isShown: $showsCheese) }
      Button("Milk") { showsMilk = true }
        .sheet(isPresented: $showsMilk) { MilkPage(isShown: $showsMilk) }
    }
  }
}

struct Churn: View {
  @State private var showsButter = false

  var body: some View {
    Button("Butter") { showsButter = true }
      .sheet(isPresented: $showsButter) { ButterPage(isShown: $showsButter) }
  }
}

struct CheesePage: View {
  @Binding var isShown: Bool

  var body: some View {
    if isShown {
      Text("Cheese")
    }
    Button("Close") { isShown = false }
  }
}

struct MilkPage: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Milk")
      .onChange(of: isShown) { print("closing") }
    Button("Close") { isShown = false }
  }
}

struct ButterPage: View {
  @Binding var isShown: Bool

  var body: some View {
    Toggle("Shown", isOn: $isShown)
    Button("Close") { isShown = false }
  }
}

import SwiftUI

struct GreenhouseScreen: View {
  @State private var showsClimate = false
  @State private var isHot = false

  var body: some View {
    Button("Climate") {
      isHot = false
      showsClimate = true
    }
    .sheet(isPresented: $showsClimate) {
      VStack {
        Button("It has cooled down") { isHot = false }
        ClimateView()
      }
    }
    .alert("Open a window", isPresented: $isHot) {
      Button("Fine") {}
    }
    .onAppear { isHot = true }
  }
}

struct ClimateView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isHot = false

  var body: some View {
    VStack {
      Button("Heat") { isHot = true }
      Button("Close") { dismiss() }
    }
    .alert("Heating", isPresented: $isHot) {
      Button("Fine") {}
    }
  }
}

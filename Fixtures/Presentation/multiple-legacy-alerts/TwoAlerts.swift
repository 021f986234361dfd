import SwiftUI

struct FurnaceView: View {
  @State private var isHot = false
  @State private var isCold = false

  var body: some View {
    VStack {
      Button("Heat") { isHot = true }
      Button("Cool") { isCold = true }
    }
    .alert(isPresented: $isHot) {
      Alert(title: Text("Hot"))
    }
    .alert(isPresented: $isCold) { // want: multiple-legacy-alerts:error
      Alert(title: Text("Cold"))
    }
  }
}

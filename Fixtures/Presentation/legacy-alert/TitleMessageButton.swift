import SwiftUI

struct KettleView: View {
  @State private var isHot = false

  var body: some View {
    Button("Boil") { isHot = true }
      .alert(isPresented: $isHot) { // want: legacy-alert:info
        Alert(title: Text("Hot"), message: Text("The water boils."), dismissButton: .default(Text("Pour")))
      }
  }
}

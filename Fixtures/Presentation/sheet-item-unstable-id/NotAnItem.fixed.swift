import SwiftUI

struct Spark: Identifiable {
  let id = UUID()  // want: identifiable-computed-uuid:warning
}

struct Fireworks: View {
  @State private var spark: Spark?
  @State private var isOpen = false

  var body: some View {
    Button("Light") { spark = Spark() }
      .sheet(isPresented: $isOpen) { Text("Boom") }
      .disabled(spark != nil)
  }
}

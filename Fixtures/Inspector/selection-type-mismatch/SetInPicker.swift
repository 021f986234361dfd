import SwiftUI

struct BouquetForm: View {
  let flowers: [String]
  @State private var chosen: Set<String> = []

  var body: some View {
    Form {
      Picker("Flowers", selection: $chosen) { // want: selection-type-mismatch
        ForEach(flowers, id: \.self) { flower in
          Text(flower)
        }
      }
      Text(chosen.count, format: .number)
    }
  }
}

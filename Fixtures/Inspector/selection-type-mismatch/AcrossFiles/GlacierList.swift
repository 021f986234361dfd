import SwiftUI

struct GlacierList: View {
  let glaciers: [Glacier]
  @State private var glacier: Glacier.ID?

  var body: some View {
    VStack {
      List(selection: $glacier) { // want: selection-type-mismatch:warning
        ForEach(glaciers, id: \.height) { glacier in
          Text(glacier.name)
        }
      }
      Text(glacier ?? "None")
    }
  }
}

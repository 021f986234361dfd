import SwiftUI

struct Ledger: View {
  let name: String
  let rows: [Int]
  let offset: CGFloat

  var body: some View {
    VStack {
      Text("Ledger of " + name)
      Text("\(rows.reduce(0, +) + 1)")
      Text("\(Text("Total").bold()) \(Text("due").italic())")
      Text(heading + AttributedString(" of the year"))
      Text(name).offset(x: offset + 4)
    }
    .padding(offset + CGFloat(rows.count))
  }

  private var heading: AttributedString { AttributedString(name) + AttributedString(" sums") }
}

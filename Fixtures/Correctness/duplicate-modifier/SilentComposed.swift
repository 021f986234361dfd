import SwiftUI

struct BadgeView: View {
  let weight: Font.Weight?

  var body: some View {
    VStack {
      Text("Level").foregroundStyle(.secondary).foregroundStyle(.blue)
      Text("New").font(.title).overlay(alignment: .topTrailing) { Text("1") }.font(.caption)
      Text("Row").id("row").id(3)
      Text("Wide").padding().padding(.leading)
      Text("Heavy").fontWeight(nil).fontWeight(.bold)
      VStack { Text("One").font(.title); Text("Two") }.font(.body)
      VStack { Text("Three") }.font(.body).font(.title)
    }
  }
}

import SwiftUI

struct BadgeView: View {
  let weight: Font.Weight?
  let labelFont: Font?
  let lines: Int?
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Level").foregroundStyle(.secondary).foregroundStyle(.blue)
      Text("New").font(.title).overlay(alignment: .topTrailing) { Text("1") }.font(.caption)
      Text("Row").id("row").id(3)
      Text("Wide").padding().padding(.leading)
      Text("Heavy").fontWeight(nil).fontWeight(.bold)
      Text("Label").font(labelFont).font(.body)
      Text("Bold").fontWeight(weight).fontWeight(.bold)
      Text("Plain").font(.none).font(.body)
      Text("Lines").lineLimit(self.lines).lineLimit(2)
      Text("Menu").font(.title).contextMenu(menuItems: menu).font(.caption)
      Text("Sheet").font(.title).sheet(isPresented: $isShown, content: menu).font(.caption)
      VStack { Text("One").font(.title); Text("Two") }.font(.body)
      VStack { Text("Three") }.font(.body).font(.title)
    }
  }

  @ViewBuilder private func menu() -> some View { Text("Rename") }
}

import SwiftUI

extension ColorResource {
  static let oar = ColorResource(name: "Oar", bundle: .main)
}

extension Color {
  init(_ grey: Int) { self.init(white: Double(grey) / 255) }
}

struct RowingClub: View {
  let name: String
  let grey: Int
  let resource: ColorResource
  let paint: UIColor
  let line: CGColor

  var body: some View {
    VStack {
      Text("A").foregroundStyle(Color(uiColor: .label))
      Text("B").foregroundStyle(Color(uiColor: paint))
      Text("C").foregroundStyle(Color(nsColor: .labelColor))
      Text("D").foregroundStyle(Color(cgColor: line))
      Text("E").foregroundStyle(Color("Oar"))
      Text("F").foregroundStyle(Color(name))
      Text("G").foregroundStyle(Color(grey))
      Text("H").foregroundStyle(Color(resource))
      Text("I").foregroundStyle(Color(.oar))
      Text("J").foregroundStyle(Color(.displayP3, red: 0.1, green: 0.2, blue: 0.3))
    }
    .background(Color(white: 0.9))
  }

  private var ink: UIColor { UIColor(Color.red) }
}

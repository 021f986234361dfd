import SwiftUI

extension Color {
  static let moss = Color(red: 0.3, green: 0.5, blue: 0.2)
  static var soil: Color { Color("Soil") }
  static func leaf(_ shade: Double) -> Color { Color(white: shade) }
}

struct BedLabel: View {
  let isDry: Bool
  let shade: Double

  var body: some View {
    HStack {
      Image(systemName: "leaf").foregroundColor(.leaf(shade)) // want: deprecated-foreground-color
      Text("North bed").foregroundStyle(Color.moss) // want: deprecated-foreground-color
      Text("South bed").foregroundStyle(Color.moss) // want: deprecated-foreground-color
      Text("Water").foregroundStyle(isDry ? Color.soil : Color.moss) // want: deprecated-foreground-color
      Text("Mulch").foregroundStyle(isDry ? Color.soil : Color.white) // want: deprecated-foreground-color
      Text("Rest")
        .foregroundStyle(Color.soil.opacity(0.6)) // want: deprecated-foreground-color
        .padding(.leading, 4)
    }
  }
}

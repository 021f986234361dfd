import SwiftUI

struct ThemeTile: View {
  let name: String
  @State var isSelected: Bool // want: state-not-private:warning

  var body: some View {
    Text(isSelected ? "✓ \(name)" : name)
  }
}

struct ThemeGrid: View {
  @State private var selection = "Light"

  var body: some View {
    ForEach(["Light", "Dark"], id: \.self) { name in
      Button(name) { selection = name }
      ThemeTile(name: name, isSelected: selection == name)
    }
  }
}

import SwiftUI

enum Role {
  case heading, note, warning

  var color: Color {
    switch self {
    case .heading: .black
    case .note: .gray
    case .warning: .red
    }
  }
}

extension View {
  func foregroundColor(_ role: Role) -> some View {
    foregroundStyle(role.color)
  }
}

struct FerryNotice: View {
  let text: String

  var body: some View {
    VStack {
      Text("Ferry").font(.title).foregroundColor(.heading)
      Text(text).foregroundColor(.note)
      Label("High waves", systemImage: "wind").foregroundColor(.warning)
    }
  }
}

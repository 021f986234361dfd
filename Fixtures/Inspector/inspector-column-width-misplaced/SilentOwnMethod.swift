import SwiftUI

struct SheetMusicLayout {
  var staves = 4

  func inspector(isPresented: Bool) -> SheetMusicLayout { self }
  func inspectorColumnWidth(_ width: Double) -> SheetMusicLayout { self }
}

struct ScoreView: View {
  private let layout = SheetMusicLayout().inspector(isPresented: true).inspectorColumnWidth(280)

  var body: some View {
    Text(layout.staves, format: .number)
  }
}

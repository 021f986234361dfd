import SwiftUI

/// Describes a cut in sheet metal.
struct SheetCut {
  var radius = 0.0
  func cornerRadius(_ radius: Double) -> SheetCut { SheetCut(radius: radius) }
}

struct CutterPanel: View {
  let cut: (SheetCut) -> Void
  let cornerRadius: CGFloat

  var body: some View {
    VStack {
      Button("Small") { cut(SheetCut().cornerRadius(2)) }
      Button("Large") { cut(template.cornerRadius(9)) }
    }
    .clipShape(.rect(cornerRadius: cornerRadius))
  }

  private var template: SheetCut { SheetCut() }
}

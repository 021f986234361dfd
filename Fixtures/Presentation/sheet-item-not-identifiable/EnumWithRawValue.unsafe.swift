// not type-checked: the finding is a compile error
import SwiftUI

public enum Season: String, CaseIterable, Identifiable {
  case winter, summer

  public var id: Self { self }
}

struct SeasonPicker: View {
  @Binding var season: Season?

  var body: some View {
    Text("Season")
      .fullScreenCover(item: self.$season) { season in // want: sheet-item-not-identifiable:warning
        Text(season.rawValue)
      }
  }
}

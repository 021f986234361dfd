import SwiftUI
import WidgetKit

final class TideEntryModel: ObservableObject {
  @Published var name = "High"

  func turn() {
    name = "Low"
  }
}

struct TideRow: View {
  @State var model: TideEntryModel  // want: state-not-private:info
  var body: some View { Text(model.name) }
}

struct TideWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
      TideRow(model: entry.model)
    }
  }
}

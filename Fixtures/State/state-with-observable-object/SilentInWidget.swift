// not type-checked: the stub has no widgets
import SwiftUI
import WidgetKit

final class PlantEntryModel: ObservableObject {
  @Published var name = "Fern"

  func rename() {
    name = "Moss"
  }
}

struct PlantEntryView: View {
  @State var model: PlantEntryModel  // want: state-not-private:info
  var body: some View { Text(model.name) }
}

struct PlantWidgetContent: View {
  let model: PlantEntryModel
  var body: some View { PlantEntryView(model: model) }
}

struct PlantWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "plant", provider: PlantProvider()) { entry in
      PlantWidgetContent(model: entry.model)
    }
  }
}

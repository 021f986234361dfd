import SwiftUI

enum CropStep: Hashable {
  case sowing, harvest
}

struct FieldPlan: View {
  let fields: [String]
  @State private var field: String?

  var body: some View {
    NavigationSplitView {
      List(fields, id: \.self, selection: $field) { name in
        Text(name)
      }
    } detail: {
      VStack {
        Text(field ?? "Choose a field")
        NavigationLink("Sowing", value: CropStep.sowing) // want: split-view-link-in-detail:warning
      }
      .navigationDestination(for: CropStep.self) { step in
        Text(step == .sowing ? "April" : "August")
      }
    }
  }
}

import SwiftUI

final class StampModel: ObservableObject {
  @Published var country: String
  init(country: String) { self.country = country }
}

struct StampView: View {
  @State private var model = StampModel(country: "Malta")
  var body: some View { Text(model.country) }
}

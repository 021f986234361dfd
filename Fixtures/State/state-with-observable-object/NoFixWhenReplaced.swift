import SwiftUI

final class SessionModel: ObservableObject {
  @Published var name = ""
}

struct SessionField: View {
  @ObservedObject var model: SessionModel
  var body: some View { TextField("Name", text: $model.name) }
}

struct SessionPanel: View {
  @State private var model = SessionModel()  // want: state-with-observable-object:warning

  var body: some View {
    Text(model.name)
    SessionField(model: model)
    Button("New") { model = SessionModel() }
  }
}

import SwiftUI

final class PromptModel: ObservableObject {
  @Published var isDismissed = false
}

struct Prompt: View {
  @ObservedObject var model = PromptModel()

  var body: some View {
    Button("Later") { model.isDismissed = true }
  }
}

final class PromptController: UIHostingController<Prompt> {
  static func make() -> PromptController {
    let controller = PromptController(rootView: Prompt())
    controller.rootView.model.isDismissed = false
    return controller
  }
}

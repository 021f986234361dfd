import SwiftUI

final class Survey: ObservableObject {
  @Published var depth: Int

  init(depth: Int) {
    self.depth = depth
  }
}

struct SurveyView: View {
  let title: String
  @StateObject var survey: Survey

  var body: some View {
    Stepper(title, value: $survey.depth, in: 0...400)
  }
}

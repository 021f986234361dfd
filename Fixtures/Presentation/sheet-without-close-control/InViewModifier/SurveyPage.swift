// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct SurveyPage: View {
  @AppStorage("stars") private var stars = 3

  var body: some View {
    Stepper("Stars: \(stars)", value: $stars)
  }
}

import SwiftUI

struct CaveScreen: View {
  @State private var isSurveying = false

  var body: some View {
    Button("Survey") { isSurveying = true }
      .sheet(isPresented: $isSurveying) {
        VStack {
          Text("Survey")
          SurveyView(title: "Main hall", survey: Survey(depth: 40)) // want: object-created-in-presentation-content:warning
          Button("Close") { isSurveying = false }
        }
      }
  }
}

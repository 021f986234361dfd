// deployment-target: iOS=17.0
import SwiftUI

struct PianoLesson: View {
  @State private var showsScale = false

  var body: some View {
    Button("Scale") { showsScale = true }
      #if os(iOS)
      .padding()
      #endif
      .sheet(isPresented: $showsScale) { // want: sheet-content-without-navigation-stack:warning
        Group {
          Button("Close") { showsScale = false }
        }
        #if DEBUG
        .border(Color.red)
        #endif
        .navigationTitle("C major")
      }
  }
}

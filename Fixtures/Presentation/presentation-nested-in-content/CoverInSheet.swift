// deployment-target: iOS=17.0
import SwiftUI

struct Darkroom: View {
  @State private var showsPrint = false
  @State private var showsZoom = false
  @State private var showsTimer = false

  var body: some View {
    Button("Print") { showsPrint = true }
      .fullScreenCover(isPresented: $showsPrint) {
        NavigationStack {
          Text("Print")
            .toolbar {
              Button("Close") { showsPrint = false }
              Button("Zoom") { showsZoom = true }
            }
            #if DEBUG
            .padding()
            #endif
            .fullScreenCover(isPresented: $showsZoom) { // want: presentation-nested-in-content:warning
              Button("Timer") { showsTimer = true }
                .sheet(isPresented: $showsTimer) { Text("Ten seconds") } // want: presentation-nested-in-content:warning
              Button("Close") { showsZoom = false }
            }
        }
      }
  }
}

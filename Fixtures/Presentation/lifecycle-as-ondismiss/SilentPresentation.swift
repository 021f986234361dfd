// profile: presentation
import SwiftUI

struct HikeMap: View {
  @State private var showsMap = false
  @State private var views = 0
  @State private var isBusy = false

  var body: some View {
    Button("Map seen \(views) times") { showsMap = true }
      .disabled(isBusy)
      .sheet(isPresented: $showsMap) {
        Button("Close") { showsMap = false }
      }
      .onChange(of: showsMap) { _, isShown in
        if isShown { views += 1 }
      }
      .onChange(of: showsMap) { _, isShown in
        isBusy = isShown
      }
  }
}

// profile: presentation
import SwiftUI

struct BirdCount: View {
  @State private var showsMap = false
  @State private var count = 0

  var body: some View {
    Button("\(count) birds") { showsMap = true }
      .sheet(isPresented: $showsMap) {
        Button("Close") { showsMap = false }
      }
      .onChange(of: showsMap) { _, isShown in // want: lifecycle-as-ondismiss:info
        if !isShown { count += 1 }
      }
  }
}

// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct TapestryEditor: View {
  let threads: [String]
  @State private var showsThreads = false

  var body: some View {
    Button("Threads") { showsThreads.toggle() }
      .inspector(isPresented: $showsThreads) { // want: api-availability:error
        panel
      }
  }

  private var panel: some View {
    List(threads, id: \.self) { thread in
      Text(thread)
    }
    .inspectorColumnWidth(240) // want: api-availability:error
  }
}

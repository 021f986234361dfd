import SwiftUI

struct Workbench: View {
  @State private var tool = "Hammer"
  @State private var showsTool = false

  var body: some View {
    ToolRack(tool: $tool, isShown: $showsTool)
      .sheet(isPresented: $showsTool) { // want: sheet-stale-state-capture:error
        ToolSheet(name: tool)
      }
  }
}

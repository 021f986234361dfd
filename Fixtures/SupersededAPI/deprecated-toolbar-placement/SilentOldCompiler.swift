import SwiftUI

struct SeedBar: ToolbarContent {
  var body: some ToolbarContent {
    #if swift(<5.9)
    ToolbarItem(placement: .navigationBarLeading) { Text("Bed") }
    #else
    ToolbarItem(placement: .topBarLeading) { Text("Bed") }
    #endif
  }
}

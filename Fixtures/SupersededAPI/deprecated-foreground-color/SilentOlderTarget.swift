// deployment-target: iOS=14.0
import SwiftUI

struct ToolRow: View {
  let tool: String
  let isLent: Bool

  var body: some View {
    HStack {
      Image(systemName: "hammer").foregroundColor(.gray)
      Text(tool).foregroundColor(isLent ? .red : .primary)
    }
    .foregroundColor(Color("Rust"))
  }
}

import SwiftUI

struct LabRoot: View {
  var body: some View {
    NavigationStack {
      LabColumns()
        .navigationTitle("Lab")
    }
  }
}

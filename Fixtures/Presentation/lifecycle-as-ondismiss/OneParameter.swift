// profile: presentation
// deployment-target: iOS=16.0
import SwiftUI

struct BusTimes: View {
  @State private var showsFilter = false
  @State private var stamp = 0

  var body: some View {
    filterButton
  }

  private var filterButton: some View {
    Button("Filter \(stamp)") { showsFilter = true }
      .sheet(isPresented: $showsFilter) {
        Button("Close") { showsFilter = false }
      }
      .onChange(of: showsFilter) { shown in // want: lifecycle-as-ondismiss:info
        if !shown { stamp += 1 }
      }
  }
}

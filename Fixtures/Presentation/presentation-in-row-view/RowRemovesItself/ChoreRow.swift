// profile: all
import SwiftUI

struct ChoreRow: View {
  let chore: Chore
  @ObservedObject var plan: ChorePlan
  @State private var isOpen = false

  var body: some View {
    Button(chore.title) { isOpen = true }
      .sheet(isPresented: $isOpen) { // want: presentation-in-row-view:info
        VStack {
          Text(chore.title)
          Button("Done") { plan.chores.removeAll { $0.id == chore.id } }
          Button("Close") { isOpen = false }
        }
      }
  }
}

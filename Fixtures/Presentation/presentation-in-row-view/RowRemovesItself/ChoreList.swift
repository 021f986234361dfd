// profile: all
import SwiftUI

struct Chore: Identifiable {
  let id: Int
  var title: String
}

final class ChorePlan: ObservableObject { // want: observable-object-migration
  @Published var chores: [Chore] = []
}

struct ChoreList: View {
  @ObservedObject var plan: ChorePlan

  var body: some View {
    List(plan.chores) { chore in
      ChoreRow(chore: chore, plan: plan)
    }
  }
}

import SwiftUI

struct GardenPlan: View {
  @State private var showAdd = false // want: boolean-presentation-flags:warning
  @State private var showTools = false
  @State private var showSeeds = false

  var body: some View {
    HStack {
      Button("Add") { showAdd = true }
      Button("Tools") { showTools = true }
      Button("Seeds") { showSeeds = true }
    }
    .sheet(isPresented: $showAdd) { PlanPage(title: "Add") }
    .sheet(isPresented: $showTools) { PlanPage(title: "Tools") }
    .sheet(isPresented: $showSeeds) { PlanPage(title: "Seeds") }
  }
}

struct PlanPage: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text(title)
    Button("Close") { dismiss() }
  }
}

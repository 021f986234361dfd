import SwiftUI

struct PlantDetail: View {
  let plant: Plant

  @Environment(\.dismiss) private var dismiss
  @EnvironmentObject private var garden: Garden
  @State private var interval = 7
  @State private var showsSchedule = false
  @State private var note: CareNote?

  var body: some View {
    NavigationStack {
      Form {
        Section("Water") {
          Button("Water now") { garden.water(plant) }
          Button("Every day") { plan(1) }
          Button("Twice a week") { plan(3) }
        }
        Section("Notes") {
          Button("Repotting") { note = CareNote(title: "Repotting", text: "In spring, one size larger.") }
          Button("Light") { note = CareNote(title: "Light", text: "Bright, but no sun at noon.") }
        }
      }
      .navigationTitle(plant.name)
      .sheet(isPresented: $showsSchedule) {
        ScheduleView(plant: plant, days: interval)
          .presentationDetents([.medium])
      }
      .popover(item: $note) { _ in
        VStack {
          Text(note?.title ?? "")
            .font(.title3)
          Text(note!.text)
          Button("Close") { dismiss() }
        }
        .padding()
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") { dismiss() }
        }
      }
    }
  }

  private func plan(_ days: Int) {
    interval = days
    showsSchedule = true
  }
}

struct CareNote: Identifiable {
  let title: String
  let text: String

  var id: String { title }
}

struct ScheduleView: View {
  let plant: Plant
  let days: Int

  var body: some View {
    VStack(spacing: 12) {
      Text("Water \(plant.name) every \(days) days")
        .font(.headline)
      ForEach(1..<4) { week in
        Label("Week \(week): \(7 / days) times", systemImage: "calendar")
      }
    }
    .padding()
  }
}

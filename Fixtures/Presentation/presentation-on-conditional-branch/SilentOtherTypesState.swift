import SwiftUI

struct TentSite: View {
  @State private var isDry = false
  @State private var showsChecklist = false

  var body: some View {
    VStack {
      Button("It stopped raining") { isDry = true }
      if isDry {
        Button("Checklist") { showsChecklist = true }
          .sheet(isPresented: $showsChecklist) {
            Checklist()
          }
      }
    }
  }
}

struct Checklist: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDry = false

  var body: some View {
    VStack {
      Text(isDry ? "Pack the tent" : "Wait")
      Button("Tent is dry") { isDry = true }
      Button("Close") { dismiss() }
    }
  }
}

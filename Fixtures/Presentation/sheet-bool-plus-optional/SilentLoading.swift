import SwiftUI

struct Report: Identifiable {
  let id: Int
  var title: String
}

struct ReportScreen: View {
  @State private var report: Report?
  @State private var showsReport = false

  var body: some View {
    Button("Open") {
      showsReport = true
      Task { report = await load() }
    }
    .sheet(isPresented: $showsReport) {
      if let report {
        Text(report.title)
      } else {
        ProgressView()
      }
    }
  }

  private func load() async -> Report { Report(id: 1, title: "Year") }
}

import SwiftUI

struct Report {
  var text = ""
}

struct ReportRow: View {
  let report: Report
  var body: some View { Text(report.text) }
}

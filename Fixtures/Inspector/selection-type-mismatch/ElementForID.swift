import SwiftUI

struct Department: Identifiable, Hashable {
  let id: Int
  var title: String
}

struct StaffBrowser: View {
  let departments: [Department]
  @State private var department: Department?
  @State private var marked: Set<Department> = []

  var body: some View {
    HStack {
      List(departments, selection: $department) { row in // want: selection-type-mismatch:warning
        Text(row.title)
      }
      List(departments, selection: $marked) { row in // want: selection-type-mismatch:warning
        Text(row.title)
      }
      Text(department?.title ?? "None of \(marked.count)")
    }
  }
}

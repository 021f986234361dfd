import SwiftUI

struct Ferry: Identifiable {
  let id: Int
  var name: String
}

struct FerryPicker: View {
  let ferries: [Ferry]
  @State private var ferryID = 1
  @State private var backup: Int?

  var body: some View {
    Form {
      Picker("Ferry", selection: $ferryID) {
        ForEach(ferries) { ferry in
          Text(ferry.name).tag(Optional(ferry.id)) // want: selection-type-mismatch:warning
        }
      }
      Picker("Backup", selection: $backup) {
        ForEach(ferries) { ferry in
          Text(ferry.name).tag(ferry.id, includeOptional: false) // want: selection-type-mismatch:warning
        }
      }
    }
  }
}

import SwiftUI

final class Beetle: NSManagedObject {}

struct BeetleDrawer: View {
  let context: NSManagedObjectContext
  @State private var showsBeetles = false
  @State private var showsCalendar = false

  var body: some View {
    VStack {
      Button("Beetles") { showsBeetles = true }
        .sheet(isPresented: $showsBeetles) {
          BeetleList()
        }
        .environment(\.managedObjectContext, context) // want: environment-applied-before-presentation:warning
      Button("Calendar") { showsCalendar = true }
        .popover(isPresented: $showsCalendar) {
          Text(Date.now, style: .date)
        }
        .environment(\.locale, Locale(identifier: "et")) // want: environment-applied-before-presentation:info
    }
  }
}

struct BeetleList: View {
  @FetchRequest(sortDescriptors: []) private var beetles: FetchedResults<Beetle>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(beetles.count) beetles")
      Button("Close") { dismiss() }
    }
  }
}

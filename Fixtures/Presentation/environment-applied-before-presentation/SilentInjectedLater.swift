import SwiftUI

final class Menagerie: ObservableObject {
  @Published var animals = 3
}

struct Zoo: View {
  @StateObject private var menagerie = Menagerie()
  @State private var showsCages = false
  @State private var showsFeeding = false
  @State private var showsTour = false

  var body: some View {
    VStack {
      Button("Cages") { showsCages = true }
        .sheet(isPresented: $showsCages) {
          CageList()
        }
        .environmentObject(menagerie)
      Button("Feeding") { showsFeeding = true }
        .environmentObject(menagerie)
        .sheet(isPresented: $showsFeeding) {
          NavigationStack {
            CageList()
          }
          .environmentObject(menagerie)
        }
      Button("Tour") { showsTour = true }
        .environmentObject(menagerie)
        .popover(isPresented: $showsTour) {
          CageList()
        }
        .environmentObject(menagerie)
    }
  }
}

struct CageList: View {
  @EnvironmentObject private var menagerie: Menagerie
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("\(menagerie.animals) animals")
      Button("Close") { dismiss() }
    }
  }
}

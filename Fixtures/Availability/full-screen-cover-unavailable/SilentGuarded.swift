// deployment-target: iOS=17.0, macOS=14.0
import SwiftUI

struct Lagoon: View {
  @State private var showsReef = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        TextField("Name", text: $name)
          #if canImport(UIKit)
          .textInputAutocapitalization(.never)
          #endif
      }
      .toolbar { Button("Reef") { showsReef = true } }
      .navigationTitle("Lagoon")
      #if !os(macOS)
      .navigationBarTitleDisplayMode(.inline)
      .statusBarHidden()
      #endif
    }
    #if os(macOS)
    .sheet(isPresented: $showsReef) {
      Button("Close") { showsReef = false }
    }
    #else
    .fullScreenCover(isPresented: $showsReef) {
      Button("Close") { showsReef = false }
    }
    #endif
  }
}

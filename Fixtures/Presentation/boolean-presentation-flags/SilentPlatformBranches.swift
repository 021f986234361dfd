import SwiftUI

struct ScoreBoard: View {
  @State private var showsPhoneRules = false
  @State private var showsDeskRules = false
  @State private var showsTeams = false

  var body: some View {
    VStack {
      Button("Rules") {
        #if os(macOS)
        showsDeskRules = true
        #else
        showsPhoneRules = true
        #endif
      }
      Button("Teams") { showsTeams = true }
    }
    #if os(macOS)
    .sheet(isPresented: $showsDeskRules) {
      Button("Close") { showsDeskRules = false }
    }
    #else
    .sheet(isPresented: $showsPhoneRules) {
      Button("Close") { showsPhoneRules = false }
    }
    #endif
    .sheet(isPresented: $showsTeams) {
      Button("Close") { showsTeams = false }
    }
  }
}

import SwiftUI

struct TimetableScreen: View {
  var body: some View {
    NavigationView { // want: navigation-view
      Text("Timetable")
    }
    .navigationViewStyle(.stack) // want: deprecated-navigation-view-style:info
  }
}

struct SignalScreen: View {
  var body: some View {
    NavigationView { // want: navigation-view
      List {
        Text("Signal 1")
      }
    }
    .navigationViewStyle(StackNavigationViewStyle()) // want: deprecated-navigation-view-style
  }
}

struct DepotScreen: View {
  var body: some View {
    NavigationView { // want: navigation-view
      Text("Depots")
      Text("Choose a depot")
    }
    .padding()
    .navigationViewStyle(DoubleColumnNavigationViewStyle()) // want: deprecated-navigation-view-style
  }
}

struct YardScreen: View {
  var body: some View {
    NavigationView { // want: navigation-view
      Text("Yards")
      Text("Choose a yard")
    }.navigationViewStyle(.columns) // want: deprecated-navigation-view-style
  }
}

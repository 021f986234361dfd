import SwiftUI

struct StationWindow: View {
  @State private var line = 1

  var body: some View {
    VStack {
      Picker("Line", selection: $line) { Text("1").tag(1) }
      ForEach(1..<5, id: \.self) { StationRow(number: $0) }
      PlatformMap(number: line).id(line)
      LineNotice(number: line)
      LineLegend(number: line)
      LineColour(number: 3)
      Departures(number: line)
    }
  }
}

struct StationRow: View {
  let number: Int
  @State private var name = ""
  var body: some View { Text(name).task { name = "Station \(number)" } }
}

struct PlatformMap: View {
  let number: Int
  @State private var name = ""
  var body: some View { Text(name).task { name = "Map \(number)" } }
}

struct LineNotice: View {
  let number: Int
  @State private var name = ""
  var body: some View {
    Text(name)
      .task { name = "Notice \(number)" }
      .onChange(of: number) { name = "Notice \(number)" }
  }
}

struct LineLegend: View {
  let number: Int
  @State private var name = ""
  var body: some View {
    Text(name).task {
      guard name.isEmpty else { return }
      name = "Legend \(number)"
    }
  }
}

struct LineColour: View {
  let number: Int
  @State private var name = ""
  var body: some View { Text(name).task { name = "Colour \(number)" } }
}

struct Departures: View {
  let number: Int
  @State private var failure: String?
  var body: some View {
    Text(failure ?? "").task(id: number) { failure = "\(number)" }
  }
}

public struct PublicBoard: View {
  public let number: Int
  @State private var name = ""
  public init(number: Int) { self.number = number }
  public var body: some View { Text(name).task { name = "Board \(number)" } }
}

struct BoardWindow: View {
  @State private var line = 1
  var body: some View {
    VStack {
      Stepper("Line", value: $line)
      PublicBoard(number: line)
    }
  }
}

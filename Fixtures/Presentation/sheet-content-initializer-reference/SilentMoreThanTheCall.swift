// profile: all
import SwiftUI

struct Comet: Identifiable {
  let id: Int
  var name: String
}

struct CometList: View {
  let comets: [Comet]
  @State private var first: Comet?
  @State private var second: Comet?
  @State private var third: Comet?

  var body: some View {
    HStack {
      Button("First") { first = comets.first }
        .sheet(item: $first) { comet in
          CometDetail(comet: comet)
            .padding()
        }
      Button("Second") { second = comets.first }
        .sheet(item: $second) { comet in
          CometPath(comet: comet, years: 10)
        }
      Button("Third") { third = comets.last }
        .sheet(item: $third) { comet in
          CometName(name: comet.name)
        }
    }
  }
}

struct CometDetail: View {
  let comet: Comet
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(comet.name) { dismiss() }
  }
}

struct CometPath: View {
  let comet: Comet
  let years: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("\(comet.name) in \(years) years") { dismiss() }
  }
}

struct CometName: View {
  let name: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button(name) { dismiss() }
  }
}

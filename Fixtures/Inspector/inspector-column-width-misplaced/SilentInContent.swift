import SwiftUI

struct Constellation: View {
  let stars: [String]
  @State private var star: String?
  @State private var showsStar = false

  var body: some View {
    List(stars, id: \.self) { name in
      Button(name) {
        star = name
        showsStar = true
      }
    }
    .inspector(isPresented: $showsStar) {
      if let star {
        Text(star)
          .padding()
          .inspectorColumnWidth(min: 200, ideal: 250, max: 300)
      } else {
        Text("No star")
          .inspectorColumnWidth(200)
      }
    }
  }
}

struct Planetarium: View {
  @State private var showsMoons = true

  var body: some View {
    Button("Moons") { showsMoons.toggle() }
      .inspector(isPresented: $showsMoons) {
        Group {
          Text("Io")
          Text("Europa")
        }
        .inspectorColumnWidth(220)
      }
      .padding()
  }
}

import SwiftUI

struct PosterWall: View {
  let posters: [String]

  var body: some View {
    VStack {
      ScrollView { // want: scroll-indicators-argument:info
        rows
      }
      .scrollIndicators(.hidden)
      ScrollView(.horizontal) { rows }.scrollIndicators(.hidden).padding() // want: scroll-indicators-argument
      ScrollView([.horizontal, .vertical]) { // want: scroll-indicators-argument
        // Both directions.
        rows
      }
      .scrollIndicators(.hidden)
      .frame(height: 80)
      ScrollView(.vertical, showsIndicators: false, content: { rows }) // want: scroll-indicators-argument
      ScrollView( // want: scroll-indicators-argument
        .horizontal, // the wall is wide
        showsIndicators: false
      ) {
        rows
      }
      ScrollView { // want: scroll-indicators-argument
        ScrollView(.horizontal) { rows }.scrollIndicators(.hidden) // want: scroll-indicators-argument
        ScrollView(.horizontal) { rows }
      }
      .scrollIndicators(.hidden)
      ScrollView { // want: scroll-indicators-argument
        ScrollViewReader { proxy in
          Button("Top") { proxy.scrollTo(0) }
        }
      }
      .scrollIndicators(.hidden)
      .scrollIndicators(.automatic)
    }
  }

  private var rows: some View {
    ForEach(posters, id: \.self) { poster in
      Text(poster)
    }
  }
}

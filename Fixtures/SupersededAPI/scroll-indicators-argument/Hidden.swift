import SwiftUI

struct PosterWall: View {
  let posters: [String]

  var body: some View {
    VStack {
      ScrollView(showsIndicators: false) { // want: scroll-indicators-argument:info
        rows
      }
      ScrollView(.horizontal, showsIndicators: false) { rows }.padding() // want: scroll-indicators-argument
      ScrollView([.horizontal, .vertical], showsIndicators: false) { // want: scroll-indicators-argument
        // Both directions.
        rows
      }
      .frame(height: 80)
      ScrollView(.vertical, showsIndicators: false, content: { rows }) // want: scroll-indicators-argument
      ScrollView( // want: scroll-indicators-argument
        .horizontal, // the wall is wide
        showsIndicators: false
      ) {
        rows
      }
      ScrollView(showsIndicators: false) { // want: scroll-indicators-argument
        ScrollView(.horizontal, showsIndicators: false) { rows } // want: scroll-indicators-argument
        ScrollView(.horizontal) { rows }
      }
      ScrollView(showsIndicators: false) { // want: scroll-indicators-argument
        ScrollViewReader { proxy in
          Button("Top") { proxy.scrollTo(0) }
        }
      }
      .scrollIndicators(.automatic)
    }
  }

  private var rows: some View {
    ForEach(posters, id: \.self) { poster in
      Text(poster)
    }
  }
}

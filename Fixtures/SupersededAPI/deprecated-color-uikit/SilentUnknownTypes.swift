import SwiftUI

struct Swatches<Swatch> {
  let all: [Swatch]
  var first: Swatch { all[0] }
}

struct SwatchBook: View {
  let names: Swatches<String>
  let resources: Swatches<ColorResource>

  var body: some View {
    VStack {
      Rectangle().fill(Color(names.first))
      Rectangle().fill(Color(resources.first))
      Rectangle().fill(Color(names.all[1]))
    }
  }
}

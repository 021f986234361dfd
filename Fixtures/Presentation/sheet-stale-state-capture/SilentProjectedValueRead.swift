import SwiftUI

func isLong(_ text: Binding<String>) -> Bool {
  text.wrappedValue.count > 10
}

struct CaptionEditor: View {
  @State private var caption = ""
  @State private var credit = ""
  @State private var place = ""
  @State private var showsCaption = false

  var body: some View {
    Button("Sunset") {
      caption = "Sunset"
      credit = "Ada"
      place = "Beach"
      showsCaption = true
    }
    .bold($caption.wrappedValue.isEmpty)
    .disabled(isLong($credit))
    .onTapGesture { [place] in print(place) }
    .sheet(isPresented: $showsCaption) {
      Text(caption + credit + place)
    }
  }
}

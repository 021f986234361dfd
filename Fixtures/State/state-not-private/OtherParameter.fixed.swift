import SwiftUI

struct SizeReader<Content: View>: View {
  let measured: Binding<CGFloat>?
  let content: Content
  @State private var width: CGFloat = 0 // want: state-not-private:info

  init(width: Binding<CGFloat>?, content: Content) {
    measured = width
    self.content = content
  }

  var body: some View {
    content
      .onTapGesture { width += 1 }
      .onChange(of: width) { measured?.wrappedValue = width }
  }
}

struct Shelf: View {
  @State private var width: CGFloat = 0

  var body: some View {
    SizeReader(width: $width, content: Text("Jars \(width)"))
  }
}

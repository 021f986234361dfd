// profile: all
import SwiftUI

struct Packing: View {
  @State private var things: [String]
  @State private var pages = ["Cover"]

  init(things: [String]) { _things = State(initialValue: things) }

  var body: some View {
    List {
      ForEach($things, id: \.self) { thing in  // want: foreach-self-identity:warning
        TextField("Thing", text: thing)
      }
      ForEach($pages, id: \.self) { TextField("Page", text: $0) }  // want: foreach-self-identity:warning
      ForEach($pages, id: \.self) { page in  // want: foreach-self-identity:info
        Toggle(page.wrappedValue, isOn: .constant(true))
      }
    }
  }
}

// deployment-target: iOS=17.0
import SwiftUI

struct DyeWorks: View {
  @State private var picksColor = false
  @State private var picksCloth = false
  @State private var order = "Nothing"

  var body: some View {
    VStack {
      Text(order)
      Button("Color") { picksColor = true }
      Button("Cloth") { picksCloth = true }
    }
    .actionSheet(isPresented: $picksColor) {
      ActionSheet(title: Text("Color"), buttons: [.default(Text("Indigo")) { order = "Indigo" }, .cancel()])
    }
    .actionSheet(isPresented: $picksCloth) { // want: multiple-legacy-alerts:error
      ActionSheet(title: Text("Cloth"), buttons: [.default(Text("Linen")) { order = "Linen" }, .cancel()])
    }
  }
}

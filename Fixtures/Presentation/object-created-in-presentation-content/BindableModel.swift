// deployment-target: iOS=17.0
import SwiftUI

@Observable
final class BannerDesign {
  var stripes = 3
}

struct BannerWorkshop: View {
  @State private var designs = false

  private var tools: some View {
    Button("Design") { designs = true }
      .fullScreenCover(isPresented: self.$designs) {
        NavigationStack {
          BannerEditor(design: BannerDesign()) // want: object-created-in-presentation-content:warning
            .navigationTitle("Banner")
        }
      }
  }

  var body: some View {
    VStack {
      Text("Banners")
      tools
    }
  }
}

struct BannerEditor: View {
  @Bindable var design: BannerDesign
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Stepper("\(design.stripes) stripes", value: $design.stripes, in: 1...9)
      Button("Close") { dismiss() }
    }
  }
}

import SwiftUI

enum Crop: String, CaseIterable { case rye, oats }

final class Scale: ObservableObject {
  @Published var weight = 0.0
  static let shared = Scale()
}

struct CropTile: View {
  @State var crop: Crop // want: state-not-private:info
  @State var title: String // want: state-not-private:info
  @State var tint: Color // want: state-not-private:info
  @State var scale: Scale? // want: state-not-private:info

  var body: some View {
    Text(title + crop.rawValue + "\(scale?.weight ?? 0)").foregroundStyle(tint)
  }
}

struct CropGrid: View {
  var body: some View {
    ForEach(Crop.allCases, id: \.self) { crop in
      CropTile(crop: crop, title: "Crop", tint: .green, scale: Scale())
    }
  }
}

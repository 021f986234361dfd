// profile: all
// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

final class Upload: ObservableObject {
  @Published var progress = 0.0
}

struct PostScreen: View {
  @StateObject private var upload = Upload()
  @State private var thumbnail: Upload?

  var body: some View {
    Text("\(upload.progress + (thumbnail?.progress ?? 0))")
    PostBar()
  }
}

struct PostBar: View {
  @StateObject private var upload = Upload()
  var body: some View { Text("\(upload.progress)") }
}

struct ProfileScreen: View {
  @StateObject private var picture = Upload()

  var body: some View {
    Text("\(picture.progress)")
    ProfileBar()
  }
}

struct ProfileBar: View {
  @StateObject private var banner = Upload()
  var body: some View { Text("\(banner.progress)") }
}

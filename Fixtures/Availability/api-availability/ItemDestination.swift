// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct CloudDiary: View {
  let clouds: [String]
  @State private var cloud: String?

  var body: some View {
    NavigationStack {
      List(clouds, id: \.self) { name in
        Button(name) { cloud = name }
      }
      .navigationDestination(item: $cloud) { name in // want: api-availability:error
        Text(name)
      }
    }
  }
}

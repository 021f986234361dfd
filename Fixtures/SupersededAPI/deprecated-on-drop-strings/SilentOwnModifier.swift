import SwiftUI

extension View {
  func onDrop(of kinds: [String], perform action: @escaping () -> Void) -> some View {
    onTapGesture(perform: action)
  }

  func onDrop(of kinds: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([URL]) -> Bool) -> some View {
    onDrop(of: kinds.compactMap { UTType($0) }, isTargeted: isTargeted) { _ in action([]) }
  }
}

struct Compost: View {
  var body: some View {
    VStack {
      Text("Leaves").onDrop(of: ["leaf"]) {}
      Text("Peel").onDrop(of: ["public.url"], isTargeted: nil) { (links: [URL]) in !links.isEmpty }
    }
  }
}

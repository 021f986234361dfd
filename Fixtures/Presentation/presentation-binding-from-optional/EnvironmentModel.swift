import SwiftUI

struct Lighthouse: Identifiable {
  let id: Int
  var name: String
}

@Observable
final class CoastRouter {
  var lighthouse: Lighthouse?
}

struct CoastMap: View {
  let lighthouses: [Lighthouse]
  @Environment(CoastRouter.self) private var router

  var body: some View {
    List(lighthouses) { next in
      Button(next.name) { router.lighthouse = next }
    }
    .sheet(isPresented: Binding(get: { router.lighthouse != nil }, set: { if !$0 { router.lighthouse = nil } })) { // want: presentation-binding-from-optional:warning
      if let lighthouse = router.lighthouse {
        Text(lighthouse.name)
        Button("Close") { router.lighthouse = nil }
      }
    }
  }
}

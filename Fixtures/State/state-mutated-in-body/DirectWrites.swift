import SwiftUI

struct HarvestCounter: View {
  @State private var views = 0
  @State private var crops: [String] = []
  @Binding var isOpen: Bool

  var body: some View {
    let _ = (views += 1)  // want: state-mutated-in-body:error
    VStack {
      let _ = crops.append("Kale")  // want: state-mutated-in-body:error
      Text("\(views) \(crops.count)")
      let _ = { isOpen = true }()  // want: state-mutated-in-body:error
    }
  }
}

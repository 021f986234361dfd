import SwiftUI

struct MooringNumber: View {
  let number: Int

  var body: some View {
    Text("\(number)").fontWeight(.bold)
  }
}

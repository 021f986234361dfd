// profile: all
import SwiftUI

struct HiveNumber: View {
  let number: Int
  let isStrong: Bool
  let weight: Font.Weight

  var body: some View {
    VStack {
      Text("\(number)").fontWeight(.semibold)
      Text("\(number)").fontWeight(isStrong ? .bold : .regular)
      Text("\(number)").fontWeight(isStrong ? .bold : nil)
      Text("\(number)").fontWeight(weight)
      Text("\(number)").fontWeight(nil)
      Text("\(number)").font(.body.weight(.bold))
      Text("\(number)").font(.system(size: 20, weight: .bold))
      Text("\(number)").bold()
    }
    .bold()
  }
}

// not type-checked: uses #Preview, whose macro is Apple's
import SwiftUI

#Preview {
  Color.clear.sheet(isPresented: .constant(true)) {
    Form {}
  }
}

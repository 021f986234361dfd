// not type-checked: uses #Preview, whose macro is Apple's
import SwiftUI

#Preview {
  @Previewable @State var isOn = false
  Toggle("On", isOn: $isOn)
}

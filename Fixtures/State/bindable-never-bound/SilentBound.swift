import SwiftUI

@Observable
final class Crumb {
  var size = 1
  var name = ""
}

struct CrumbField: View {
  @Bindable var crumb: Crumb
  var body: some View { TextField("Name", text: $crumb.name) }
}

struct CrumbStepper: View {
  @Bindable var crumb: Crumb

  var body: some View {
    Stepper("Size", value: Bindable(crumb).size)
  }
}

struct CrumbCopy: View {
  @Bindable var crumb: Crumb

  init(crumb: Bindable<Crumb>) {
    _crumb = crumb
  }

  var body: some View { Text(crumb.name) }
}

struct CrumbPair: View {
  @Bindable var crumb: Crumb

  struct Field {
    let pair: CrumbPair
    var name: Binding<String> { pair.$crumb.name }
  }

  var body: some View { Text(crumb.name) }
}

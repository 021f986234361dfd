import SwiftUI

struct WagonForm: View {
  @State private var number = ""
  @State private var remark = ""
  let isReading: Bool

  var body: some View {
    Form {
      TextField("Wagon", text: $number)
        .disableAutocorrection(true) // want: deprecated-disable-autocorrection:info
      TextField("Remark", text: $remark).disableAutocorrection(false).lineLimit(2) // want: deprecated-disable-autocorrection:info
      TextField("Cargo", text: $remark)
        .disableAutocorrection(isReading) // want: deprecated-disable-autocorrection
        .submitLabel(.done)
      TextField("Owner", text: $remark)
        .disableAutocorrection( // want: deprecated-disable-autocorrection
          !isReading && number.isEmpty // only while typing
        )
      TextEditor(text: $remark)
        .disableAutocorrection(self.isReading ? true : number.isEmpty) // want: deprecated-disable-autocorrection
    }
    .disableAutocorrection(true) // want: deprecated-disable-autocorrection
  }
}

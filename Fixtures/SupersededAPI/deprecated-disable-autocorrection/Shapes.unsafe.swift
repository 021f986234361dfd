import SwiftUI

struct WagonForm: View {
  @State private var number = ""
  @State private var remark = ""
  let isReading: Bool

  var body: some View {
    Form {
      TextField("Wagon", text: $number)
        .autocorrectionDisabled(true) // want: deprecated-disable-autocorrection:info
      TextField("Remark", text: $remark).autocorrectionDisabled(false).lineLimit(2) // want: deprecated-disable-autocorrection:info
      TextField("Cargo", text: $remark)
        .autocorrectionDisabled(isReading) // want: deprecated-disable-autocorrection
        .submitLabel(.done)
      TextField("Owner", text: $remark)
        .disableAutocorrection( // want: deprecated-disable-autocorrection
          !isReading && number.isEmpty // only while typing
        )
      TextEditor(text: $remark)
        .autocorrectionDisabled(self.isReading ? true : number.isEmpty) // want: deprecated-disable-autocorrection
    }
    .autocorrectionDisabled(true) // want: deprecated-disable-autocorrection
  }
}

// deployment-target: iOS=16.0, macOS=13.0
import SwiftUI

struct LetterForm: View {
  let sender: String
  let isUrgent: Bool
  @State private var address = ""

  var body: some View {
    Form {
      TextField("Address", text: $address, prompt: Text("Street and town").foregroundColor(.gray)) // want: deprecated-foreground-color
      (isUrgent ? Text("Express").foregroundColor(.red) : Text("Standard")) // want: deprecated-foreground-color
      Text("From \(Text(sender).foregroundColor(.blue))") // want: deprecated-foreground-color
      seal
      weight(12).padding()
      Image(systemName: "envelope").help(Text("Seal it").foregroundColor(.brown)) // want: deprecated-foreground-color
      Image(systemName: "stamp").accessibilityLabel(Text("Stamped").foregroundColor(.green)) // want: deprecated-foreground-color
    }
  }

  private var seal: Text {
    Text("Sealed").foregroundColor(.orange) // want: deprecated-foreground-color
  }

  private func weight(_ grams: Int) -> Text {
    let number: Text = Text("\(grams)").foregroundColor(.purple) // want: deprecated-foreground-color
    return grams > 20 ? number.bold() : number
  }

  private var remarks: [Text] {
    [
      Text("Fragile").foregroundColor(.red), // want: deprecated-foreground-color
      Text("This side up"),
    ]
  }
}

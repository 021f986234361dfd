import SwiftUI

struct WateringForm: View {
  @State private var litres = 1
  @State private var bed = "north"
  @State private var isRainy = false
  @State private var log: [String] = []

  var body: some View {
    Form {
      Stepper("Litres", value: $litres)
      TextField("Bed", text: $bed)
      Toggle("Rain", isOn: $isRainy)
    }
    .onChange(of: litres) { amount in log.append("\(amount) l") } // want: deprecated-on-change:warning
    .onChange(of: bed) { (name) in log.append(name) } // want: deprecated-on-change
    .onChange(of: bed) { (name: String) in log.append(name) } // want: deprecated-on-change
    .onChange(of: bed) { name -> Void in log.append(name) } // want: deprecated-on-change
    .onChange(of: bed) { (name: String) -> Void in log.append(name) } // want: deprecated-on-change
    .onChange(of: isRainy) { _ in log.removeAll() } // want: deprecated-on-change
    .onChange(of: isRainy) { (_) in log.removeAll() } // want: deprecated-on-change
    .onChange(of: isRainy) { (_: Bool) in log.removeAll() } // want: deprecated-on-change
    .onChange(of: litres) { amount in // want: deprecated-on-change
      // The name is used in a string only.
      if amount > 9 {
        log.append("much: \(amount)")
      }
    }
  }
}

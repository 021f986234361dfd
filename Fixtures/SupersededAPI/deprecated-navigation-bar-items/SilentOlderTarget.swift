// deployment-target: iOS=13.0
import SwiftUI

struct LockPage: View {
  var body: some View {
    Text("Lock")
      .navigationBarItems(trailing: EditButton())
  }
}

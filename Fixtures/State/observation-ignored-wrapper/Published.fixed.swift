// not type-checked: the macro rejects a wrapped property
import Combine
import SwiftUI

@MainActor
@Observable
final class Ticket {
  @Published var seat = "" // want: observation-ignored-wrapper:warning
  @ObservationIgnored @Binding var isPaid: Bool // want: observation-ignored-wrapper:warning

  init(isPaid: Binding<Bool>) { _isPaid = isPaid }
}

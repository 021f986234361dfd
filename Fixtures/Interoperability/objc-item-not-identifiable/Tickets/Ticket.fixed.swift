import Foundation

extension RWYTicket: Identifiable {
  var isReturn: Bool { kind == .return }
}

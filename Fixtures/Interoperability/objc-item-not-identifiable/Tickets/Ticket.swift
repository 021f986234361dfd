import Foundation

extension RWYTicket {
  var isReturn: Bool { kind == .return }
}

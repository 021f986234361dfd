extension Quay: Hashable {
  static func == (left: Quay, right: Quay) -> Bool { left.berths == right.berths }
  func hash(into hasher: inout Hasher) { hasher.combine(berths) }
}

extension Quay.Berth: Hashable {
  static func == (left: Quay.Berth, right: Quay.Berth) -> Bool { left.number == right.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

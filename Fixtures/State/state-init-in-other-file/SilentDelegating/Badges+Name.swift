extension LineBadge {
  init(name: String) {
    self.init(number: name.count)
  }
}

extension StopBadge {
  init(name: String) {
    self.number = name.count
  }
}

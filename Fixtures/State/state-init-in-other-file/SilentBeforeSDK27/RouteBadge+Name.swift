extension RouteBadge {
  init(name: String) {
    self.number = name.count
  }
}

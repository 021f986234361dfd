extension RouteBadge {
  init(name: String) {  // want: state-init-in-other-file:error
    self.number = name.count
  }
}

struct Slope: Hashable {
  let name: String
}

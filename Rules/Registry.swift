import Linting

/// All rules, in the order of the documentation.
package enum Registry {
  package static let rules: [Rule] = []
}

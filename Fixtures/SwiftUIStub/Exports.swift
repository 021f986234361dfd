// A module named `SwiftUI` against which UILint's fixtures type-check without Apple's SDK.
// Declarations only: nothing here runs. Labels, escaping and isolation follow Apple's, since fixes depend on them.

@_exported import Foundation
@_exported import Observation

/// Stands for a result that is never made.
func stub<T>() -> T { fatalError() }

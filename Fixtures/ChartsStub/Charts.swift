// The types of Charts that fixtures use stand in the SwiftUI stub.
@_exported import SwiftUI

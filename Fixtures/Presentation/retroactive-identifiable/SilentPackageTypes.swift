// not type-checked: imports a package
import GeoShapes
import SwiftUI

extension GeoPolygon: Identifiable {
  public var id: String { name }
}

extension GeoShapes.Region.Code: Identifiable {
  public var id: String { rawValue }
}

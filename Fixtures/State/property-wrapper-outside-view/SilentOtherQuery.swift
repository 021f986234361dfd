// not type-checked: a wrapper of another module
import GRDBQuery
import SwiftUI

final class SeedShelf {
  @Query(SeedRequest()) var seeds: [Seed]
}

// not type-checked: the macro rejects a wrapped property
import Observation

@Observable
final class Tank {
  @ObservationIgnored @Clamped var litres = 3 // want: observation-ignored-wrapper:warning
  @ObservationIgnored @Clamped var spill = 0
}

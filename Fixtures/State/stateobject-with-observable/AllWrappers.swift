// not type-checked: the compiler rejects what the rule reports
import SwiftUI

@Observable
final class Greenhouse {
  var humidity = 0.5
}

struct GreenhouseScreen: View {
  @StateObject private var greenhouse = Greenhouse()  // want: stateobject-with-observable:warning
  var body: some View { GreenhouseGauge(greenhouse: greenhouse) }
}

struct GreenhouseGauge: View {
  @ObservedObject var greenhouse: Greenhouse  // want: stateobject-with-observable:warning
  @EnvironmentObject private var shared: Greenhouse  // want: stateobject-with-observable:warning
  var body: some View { Slider(value: $greenhouse.humidity) }
}

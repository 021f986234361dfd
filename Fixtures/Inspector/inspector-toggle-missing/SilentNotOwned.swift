import SwiftUI

@Observable
final class WindTunnel {
  var showsForces = false
  var probe: String?
}

struct TunnelView: View {
  @Bindable var tunnel: WindTunnel

  var body: some View {
    Text("Wing")
      .inspector(isPresented: $tunnel.showsForces) { Text("Lift") }
  }
}

struct ForcePanel: View {
  @Binding var isShown: Bool

  var body: some View {
    Text("Rudder")
      .inspector(isPresented: $isShown) { Text("Drag") }
  }
}

struct ProbeView: View {
  let probes: [String]
  @State private var probe: String?

  var body: some View {
    List(probes, id: \.self, selection: $probe) { name in
      Text(name)
    }
    .inspector(isPresented: Binding(get: { probe != nil }, set: { if !$0 { probe = nil } })) {
      Text(probe ?? "")
    }
  }
}

struct FixedPanel: View {
  var body: some View {
    Text("Fan")
      .inspector(isPresented: .constant(true)) { Text("Full speed") }
  }
}

import SwiftUI

final class Machine {
  @State var step = 0
}

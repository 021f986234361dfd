// profile: all
import SwiftUI

protocol Animatable {
  var animatableData: Double { get set }
}

struct Robot: Animatable {
  var arm: Double
  var animatableData: Double {
    get { arm }
    set { arm = newValue }
  }
}

struct RobotCard: View {
  let robot: Robot

  var body: some View {
    Text("\(robot.arm)")
  }
}

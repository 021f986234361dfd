// not type-checked: the stub has no AVFoundation
import AVFoundation
import SwiftUI

final class PlayerController: AVPlayer {
  @State private var volume = 1.0  // want: property-wrapper-outside-view:warning

  func mute() { volume = 0 }
}

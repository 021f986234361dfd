// deployment-target: watchOS=10.0
import SwiftUI

struct WatchFace {
  func complicationForeground() -> WatchFace { self }
  func listRowPlatterColor(_ color: Color?) -> WatchFace { self }
}

struct FaceEditor: View {
  let face: WatchFace

  var body: some View {
    List {
      Text("Face").listItemTint(Color.blue)
      Text("Hands").listItemTint(.fixed(.red))
      Text("Hours").widgetAccentable()
      Button("Save") { save(face.listRowPlatterColor(.red).complicationForeground()) }
    }
  }

  private func save(_ face: WatchFace) {}
}

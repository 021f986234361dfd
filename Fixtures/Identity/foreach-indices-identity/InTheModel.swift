import SwiftUI

struct Wagon: Identifiable {
  let id: Int
  var load: String
}

@Observable final class Train {
  var wagons: [Wagon] = []

  func uncouple(_ position: Int) { wagons.remove(at: position) }
}

struct TrainView: View {
  let train: Train

  var body: some View {
    VStack {
      ForEach(train.wagons.indices, id: \.self) { index in  // want: foreach-indices-identity:warning
        Text(train.wagons[index].load)
          .bold(train.wagons[index].id == 1)
      }
      ForEach(Array(zip(train.wagons.indices, train.wagons)), id: \.0) { index, wagon in  // want: foreach-indices-identity:warning
        Button(wagon.load) { train.uncouple(index) }
      }
    }
  }
}

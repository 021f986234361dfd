import SwiftUI

struct Fruit: Identifiable {
  let id: Int
  let name: String
  let isRipe: Bool
}

struct FruitRow: View {
  let fruit: Fruit
  var body: some View { Text(fruit.name) }
}

struct Basket: View {
  let fruits: [Fruit]

  var body: some View {
    VStack {
      ForEach(fruits) { fruit in FruitRow(fruit: fruit) }  // want: foreach-any-view:info
      ForEach(fruits) { fruit in
        if fruit.isRipe {
          Text(fruit.name).bold()  // want: foreach-any-view:info
        } else {
          FruitRow(fruit: fruit)  // want: foreach-any-view:info
            .padding()
        }
      }
    }
  }
}

struct Quay {
  var berths: Int

  struct Berth {
    var number: Int
  }
}

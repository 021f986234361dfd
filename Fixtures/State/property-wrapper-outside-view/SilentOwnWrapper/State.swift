@propertyWrapper
struct State<Value> {
  var wrappedValue: Value
}

// not type-checked: the macro rejects a wrapped property
@propertyWrapper
struct Clamped {
  private var value: Int
  init(wrappedValue: Int) { value = max(0, wrappedValue) }
  var wrappedValue: Int {
    get { value }
    set { value = max(0, newValue) }
  }
}

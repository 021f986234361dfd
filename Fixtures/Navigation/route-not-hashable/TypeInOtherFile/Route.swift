// not type-checked: the finding is a compile error
public enum Corridor {
  case east(floor: Int)
  case west(floor: Int)
}

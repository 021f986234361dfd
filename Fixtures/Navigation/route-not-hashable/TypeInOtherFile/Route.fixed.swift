// not type-checked: the finding is a compile error
public enum Corridor: Hashable {
  case east(floor: Int)
  case west(floor: Int)
}

extension View {
  public static func _printChanges() {}
}

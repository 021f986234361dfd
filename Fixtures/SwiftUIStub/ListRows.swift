// Modifiers of the rows of lists and pickers.

extension View {
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

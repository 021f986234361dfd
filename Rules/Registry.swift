import Linting

/// All rules, in the order of the documentation.
package enum Registry {
  package static let rules: [Rule] = [
    .sheetStaleStateCapture,
    .sheetConditionalContent,
    .sheetBoolPlusOptional,
    .presentationConstantBinding,
    .presentationBindingIgnoresDismissal,
    .multiplePresentationsOnView,
    .sheetItemNotIdentifiable,
    .sheetItemUnstableID,
    .sheetItemParameterIgnored,
    .dismissOfPresenter,
    .observedObjectOwned,
    .stateNotPrivate,
  ]
}

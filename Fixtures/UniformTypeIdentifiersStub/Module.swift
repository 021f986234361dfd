// Fixes import this module. What it declares, `UTType`, stands in the stub of SwiftUI, so that fixtures need no import of their own.

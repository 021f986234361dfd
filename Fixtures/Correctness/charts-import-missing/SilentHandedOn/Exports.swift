// not type-checked: Charts is no part of the stub
@_exported import Charts

// Of Core Data.

open class NSManagedObjectContext: NSObject {
  public override init() {}
}

extension EnvironmentValues {
  public var managedObjectContext: NSManagedObjectContext { get { stub() } set {} }
}

import Syntax
import Testing

@Suite struct ObjectiveCDeclarationTests {
  private func classes(_ tree: SyntaxTree) -> [ObjCClassDeclaration] {
    tree.nodes(.objcInterface, .objcImplementation, .objcProtocol).compactMap(ObjCClassDeclaration.init)
  }

  @Test func classes() throws {
    let tree = objectiveC(
      """
      @class A, B;
      @protocol Later;
      @interface Garden<Item> : Base <One, Two>
      @end
      @interface Garden () <Three> { @private int _count; void (^_done)(BOOL); }
      @end
      @interface Garden (Watering)
      @end
      @protocol Growing <NSObject>
      @optional
      - (void)grow;
      @end
      @implementation Garden
      @end
      """)
    let classes = classes(tree)
    #expect(tree.errors.isEmpty)
    #expect(classes.map(\.name) == ["Garden", "Garden", "Garden", "Growing", "Garden"])
    #expect(classes.map(\.superclass) == ["Base", nil, nil, nil, nil])
    #expect(classes.map(\.category) == [nil, "", "Watering", nil, nil])
    #expect(classes.map(\.protocols) == [["One", "Two"], ["Three"], [], ["NSObject"], []])
    #expect(classes[1].instanceVariables.map(\.name) == ["_count", "_done"])
    #expect(classes[3].methods.map(\.selector) == ["grow"])
  }

  @Test func classHeadInClauses() {
    let tree = objectiveC("#if A\n@interface X : UIView\n#else\n@interface X : NSView\n#endif\n- (void)a;\n@end\n@interface Y : Z\n#if A\n<P>\n#else\n<Q>\n#endif\n- (void)b;\n@end\n")
    #expect(tree.errors.isEmpty)
    #expect(classes(tree).map(\.superclass) == ["UIView", "Z"])
    #expect(classes(tree).last?.protocols == ["P"])
    #expect(tree.methods.map(\.className) == ["X", "Y"])
  }

  @Test(arguments: [
    ("(nonatomic, weak, getter=isOpen) id<GardenDelegate> delegate", "delegate", "id<GardenDelegate>", ["nonatomic", "weak", "getter=isOpen"]),
    ("(copy, nullable) void (^onClose)(BOOL ok, NSError *error)", "onClose", "void", ["copy", "nullable"]),
    ("(copy) BOOL(^onClose)(BOOL)", "onClose", "BOOL", ["copy"]),
    ("NSArray<NSString *> *names", "names", "NSArray<NSString *> *", []),
    ("(strong) NSNumber *id", "id", "NSNumber *", ["strong"]),
    ("(weak) IBOutlet UILabel *label", "label", "IBOutlet UILabel *", ["weak"]),
    ("IBOutletCollection(UIView) NSArray *views", "views", "IBOutletCollection(UIView) NSArray *", []),
    ("UIColor *tint UI_APPEARANCE_SELECTOR", "tint", "UIColor *", []),
    ("CGFloat width NS_AVAILABLE(10_0, 8_0)", "width", "CGFloat", []),
    ("(setter=setIt:) Kind kind", "kind", "Kind", ["setter=setIt:"]),
    ("struct Point origin", "origin", "struct Point", []),
    ("unsigned long long size", "size", "unsigned long long", []),
    ("Garden * _Nullable garden __attribute__((deprecated))", "garden", "Garden * _Nullable", []),
  ])
  func properties(_ text: String, name: String, type: String, attributes: [String]) throws {
    let tree = objectiveC("@interface A : B\n@property \(text);\n@property int after;\n@end")
    let properties = try #require(classes(tree).first?.properties)
    #expect(tree.errors.isEmpty)
    #expect(properties.map(\.name) == [name, "after"])
    #expect(properties.first?.typeText == type)
    let written = properties.first?.attributes.map { attribute in attribute.value.map { "\(attribute.name)=\($0)" } ?? attribute.name }
    #expect(written == attributes)
  }

  @Test func methods() throws {
    let tree = objectiveC(
      """
      @implementation Garden
      - (void)viewDidLoad { }
      + (instancetype)gardenWithName:(NSString *)name block:(void (^)(BOOL ok))block { return nil; }
      - run:(int)a :(int)b NS_UNAVAILABLE;
      - (NSString *)format:(NSString *)format, ... { }
      - (void)touch:(UIEvent *__unused)event; { }
      - (void)open:(in NSString *)class { }
      @end
      """)
    #expect(tree.errors.isEmpty)
    #expect(tree.methods.map(\.selector) == ["viewDidLoad", "gardenWithName:block:", "run::", "format:", "touch:", "open:"])
    #expect(tree.methods.map(\.isClassMethod) == [false, true, false, false, false, false])
    #expect(tree.methods.map { $0.body != nil } == [true, true, false, true, true, true])
    #expect(tree.methods[1].parameters.map(\.typeText) == ["NSString *", "void (^)(BOOL ok)"])
    #expect(tree.methods[1].parameters.map(\.name) == ["name", "block"])
    #expect(tree.methods[5].parameters.map(\.name) == ["class"])
    #expect(tree.methods[0].returnType == "void" && tree.methods[0].className == "Garden")
    #expect(tree.methods[1].hasSelector("gardenWithName:block:") && !tree.methods[1].hasSelector("gardenWithName:"))
  }

  @Test func functionsAndMacros() throws {
    let tree = objectiveC(
      """
      NS_ASSUME_NONNULL_BEGIN
      FOO_EXPORT NSString * const GardenName;
      static inline CGFloat area(CGSize size, void (*done)(int)) { return 1; }
      extern "C" void open_all(void);
      RCT_EXPORT_METHOD(water:(NSString *)name)
      {
        [self water];
      }
      typedef NS_ENUM(NSInteger, Kind) { KindA, KindB };
      bool operator==(A a, B b) { return true; }
      void ns::Type::run(int x) const { }
      NS_ASSUME_NONNULL_END
      """)
    let functions = tree.nodes(.objcFunction).compactMap(ObjCFunction.init)
    #expect(tree.errors.isEmpty)
    #expect(functions.map(\.name) == ["area", "open_all", "RCT_EXPORT_METHOD", "operator==", "ns::Type::run"])
    #expect(functions[0].parameters.map(\.name) == ["size", "done"])
    #expect(tree.nodes(.objcVariable).compactMap(ObjCVariable.init).map(\.name) == ["GardenName"])
    #expect(tree.nodes(.objcMacro).map(\.text) == ["NS_ASSUME_NONNULL_BEGIN", "NS_ASSUME_NONNULL_END"])
    #expect(tree.selectors == ["water"])
    #expect(tree.nodes(.unexpected).isEmpty)
  }

  @Test func onlyWhatPreventsReadingIsAnError() {
    #expect(objectiveC("- (void)a { \n@end").errors.count == 1)
    #expect(objectiveC("/* a").errors.count == 1)
    #expect(objectiveC("NSString *a = @\"b\n;").errors.count == 1)
    #expect(objectiveC("int a = 'b;\n").errors.count == 1)
    #expect(objectiveC("}").errors.count == 1)
    #expect(objectiveC("#error don't\n#pragma it's \"open\nint x").errors.isEmpty)
    #expect(objectiveC("FOO BAR baz(1) @what ; + - * / garbage").errors.isEmpty)
  }
}

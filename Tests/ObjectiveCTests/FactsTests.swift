import Foundation
import ObjectiveCSupport
import Semantics
import Testing

/// What is said of a source, with each libclang that is there.
@Suite(.enabled(if: !libraries.isEmpty, "libclang is not installed")) struct FactsTests {
  private static let header = """
    #import <UIKit/UIKit.h>
    @class BedStore;
    @protocol BedViewControllerDelegate;
    NS_ASSUME_NONNULL_BEGIN
    @interface BedViewController : UITableViewController
    @property (nonatomic, strong) id<BedViewControllerDelegate> delegate;
    @property (nonatomic, weak, nullable) IBOutlet UILabel *titleLabel;
    @property (nonatomic, copy, nullable) void (^onWatered)(BOOL all);
    @property (nonatomic, readonly) BedStore *store;
    @property (nonatomic, assign) NSInteger rows;
    @end
    NS_ASSUME_NONNULL_END
    """

  private static let source = """
    #import "BedViewController.h"
    #import <Pods/HUDView.h>
    @interface BedViewController () <UIAlertViewDelegate>
    @property (nonatomic, unsafe_unretained) id<UITableViewDataSource> fallback;
    @end
    @implementation BedViewController
    - (void)water:(UIView *)sender {
      HUDView *hud = [HUDView showIn:self.view];
    #if TARGET_OS_OSX
      [self closeOnTheMac];
    #endif
      UIAlertController *sheet = [UIAlertController alertControllerWithTitle:@"Über" message:nil preferredStyle:UIAlertControllerStyleActionSheet];
      [self presentViewController:sheet animated:YES completion:^{
        [hud hide];
        [self.navigationController popViewControllerAnimated:YES];
      }];
      [[[UIApplication sharedApplication].keyWindow rootViewController] dismissViewControllerAnimated:NO completion:nil];
      [self.delegate bedDidFinish:self];
      [[self class] description];
    }
    @end
    @implementation BedViewController (Rows)
    @end
    """

  private func facts(_ library: Libclang) throws -> ClangFacts {
    try TemporaryProject(["Beds/BedViewController.h": Self.header, "Beds/BedViewController.m": Self.source]).facts(of: "Beds/BedViewController.m", library)
  }

  /// What the message is sent to: `Name`, `+Name` for a class, `id<P>`, `?` for what is not known.
  private func receiver(_ text: String, _ facts: ClangFacts) -> String? {
    guard let type = facts.receiver(at: Self.source.offset(of: text)) else { return nil }
    let name = type.className ?? (type.isOpaque ? "?" : type.isClass ? "Class" : "id")
    return (type.isClass && type.className != nil ? "+" : "") + name + (type.protocols.isEmpty ? "" : "<\(type.protocols.joined(separator: ","))>")
  }

  @Test(arguments: libraries.indices) func receivers(_ index: Int) throws {
    let facts = try facts(libraries[index])
    #expect(receiver("[HUDView showIn", facts) == "+HUDView")
    #expect(facts.receiver(at: Self.source.offset(of: "[HUDView showIn"))?.isOpaque == true)
    #expect(receiver("[UIAlertController alertC", facts) == "+UIAlertController")
    #expect(receiver("[self presentViewController", facts) == "BedViewController")
    #expect(receiver("[hud hide]", facts) == "HUDView")
    #expect(receiver("[self.navigationController pop", facts) == "UINavigationController")
    #expect(receiver("[[[UIApplication sharedApplication]", facts) == "UIViewController")
    #expect(receiver("[[UIApplication sharedApplication].keyWindow", facts) == "UIWindow")
    #expect(receiver("[self.delegate bedDidFinish", facts) == "id<BedViewControllerDelegate>")
    #expect(receiver("[[self class] description", facts) == "Class")
    #expect(receiver("[self closeOnTheMac", facts) == nil)
    #expect(facts.messages.count == 11)
    #expect(facts.messages.map(\.offset) == facts.messages.map(\.offset).sorted())
  }

  @Test(arguments: libraries.indices) func messagesHaveArgumentsAndResults(_ index: Int) throws {
    let facts = try facts(libraries[index])
    let present = try #require(facts.message(at: Self.source.offset(of: "[self presentViewController")))
    #expect(present.isDeclared)
    #expect(present.arguments.count == 3)
    #expect(facts.type(present.arguments.first ?? nil)?.className == "UIAlertController")
    let make = try #require(facts.message(at: Self.source.offset(of: "[UIAlertController alertC")))
    #expect(facts.type(make.result)?.className == "UIAlertController")
    #expect(facts.message(at: Self.source.offset(of: "[hud hide]"))?.isDeclared == false)
    let window = try #require(facts.access(at: Self.source.offset(of: "keyWindow")))
    #expect(facts.type(window.receiver)?.className == "UIApplication")
    #expect(facts.type(window.result)?.className == "UIWindow")
  }

  @Test(arguments: libraries.indices) func codeThatNoConditionLetsThrough(_ index: Int) throws {
    let facts = try facts(libraries[index])
    #expect(facts.isInactive(Self.source.offset(of: "[self closeOnTheMac")))
    #expect(!facts.isInactive(Self.source.offset(of: "[UIAlertController alertC")))
    #expect(!facts.isInactive(Self.source.offset(of: "HUDView *hud")))
  }

  @Test(arguments: libraries.indices) func propertiesAndTheirOwnership(_ index: Int) throws {
    let facts = try facts(libraries[index])
    let byName = Dictionary(facts.properties.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    #expect(byName.mapValues(\.ownership) == [
      "delegate": .strong, "titleLabel": .weak, "onWatered": .copy, "store": .unspecified, "rows": .assign, "fallback": .unsafeUnretained,
    ])
    #expect(facts.type(byName["delegate"]?.type)?.isProtocolType == true)
    #expect(facts.type(byName["store"]?.type)?.className == "BedStore")
    #expect(byName["rows"]?.type == nil)
    #expect(byName["titleLabel"]?.isOutlet == true)
    #expect(byName["onWatered"]?.isBlock == true)
    #expect(byName["store"]?.isReadonly == true)
    #expect(byName["delegate"]?.offset == nil)
    #expect(byName["fallback"]?.offset == Self.source.offset(of: "fallback"))
    #expect(facts.properties.allSatisfy { $0.owner == "BedViewController" })
  }

  @Test(arguments: libraries.indices) func declarationsAndAncestry(_ index: Int) throws {
    let facts = try facts(libraries[index])
    #expect(facts.declarations.map(\.kind) == [.classExtension, .implementation, .categoryImplementation])
    #expect(facts.declarations.map(\.name) == ["BedViewController", "BedViewController", "BedViewController"])
    #expect(facts.declarations.map(\.category) == [nil, nil, "Rows"])
    #expect(facts.declarations.first?.protocols == ["UIAlertViewDelegate"])
    #expect(facts.declarations.map(\.offset) == ["@interface", "@implementation", "@implementation BedViewController (Rows)"].map(Self.source.offset))
    #expect(facts.ancestries["BedViewController"]?.superclasses == ["UITableViewController", "UIViewController", "UIResponder", "NSObject"])
    #expect(facts.inherits("BedViewController", from: "UIViewController") == .yes)
    #expect(facts.inherits("BedViewController", from: "UIView") == .no)
    #expect(facts.inherits("HUDView", from: "UIView") == .unknown)
    #expect(facts.inherits("BedStore", from: "UIView") == .unknown)
  }

  @Test(arguments: libraries.indices) func factsTravel(_ index: Int) throws {
    let facts = try facts(libraries[index])
    #expect(try JSONDecoder().decode(ClangFacts.self, from: JSONEncoder().encode(facts)) == facts)
  }

  @Test(arguments: libraries.indices) func aSuperclassThatIsNotThereLeavesTheChainOpen(_ index: Int) throws {
    let source = """
      @interface PlotController : PodController
      @end
      @implementation PlotController
      - (void)viewDidAppear:(BOOL)animated { [super viewDidAppear:animated]; self.seeds.count; }
      @end
      """
    let facts = try TemporaryProject(["Plot.m": source]).facts(of: "Plot.m", libraries[index])
    #expect(facts.ancestries["PlotController"] == .init(superclasses: ["PodController"], isComplete: false))
    #expect(facts.inherits("PlotController", from: "UIViewController") == .unknown)
    #expect(facts.receiver(at: source.offset(of: "[super"))?.className == "PodController")
  }

  @Test(arguments: libraries.indices) func headersInACircle(_ index: Int) throws {
    let source = "#import \"A.h\"\n@implementation B\n- (void)f { [self.navigationController popViewControllerAnimated:YES]; }\n@end\n"
    let files = [
      "A.h": "#import \"B.h\"\n@interface A : UIViewController\n@end\n", "B.h": "#import \"A.h\"\n@interface B : A\n@end\n", "B.m": source,
    ]
    let facts = try TemporaryProject(files).facts(of: "B.m", libraries[index])
    #expect(facts.inherits("B", from: "UIViewController") == .yes)
    #expect(facts.receiver(at: source.offset(of: "[self"))?.className == "UINavigationController")
  }

  @Test(arguments: libraries.indices) func aHeaderThatNothingReachesIsImported(_ index: Int) throws {
    let files = ["A.h": "@interface A : UIView\n@end\n", "B.m": "#import <Umbrella/All.h>\n@interface B : A\n@end\n@implementation B\n@end\n"]
    let facts = try TemporaryProject(files).facts(of: "B.m", libraries[index])
    #expect(facts.inherits("B", from: "UIView") == .yes)
  }

  @Test(arguments: libraries.indices) func whatClangMakesARootIsNotKnownToBeOne(_ index: Int) throws {
    // With an implementation of either, clang does not come to an end.
    let source = "@class A;\n@interface B : A\n@end\n@interface A : B\n@end\n"
    let facts = try TemporaryProject(["B.m": source]).facts(of: "B.m", libraries[index])
    #expect(facts.inherits("B", from: "UIView") == .unknown)
  }

  @Test(arguments: libraries.indices) func theServiceAnswers(_ index: Int) throws {
    let folder = try TemporaryProject(["Plot.m": "@implementation Plot\n- (void)f { [self g]; }\n@end\n"])
    let service = try ClangService(library: libraries[index], project: ClangProject(root: folder.root, files: ["Plot.m"], prefixHeaders: []))
    guard case .facts(let facts) = service.answer(.facts(path: "Plot.m", contents: nil, detail: .expressions)) else {
      Issue.record("no facts")
      return
    }
    #expect(facts.messages.count == 1)
    #expect(service.answer(.facts(path: "Other.m", contents: nil, detail: .expressions)) == .failure(.unreadable))
    guard case .facts(let edited) = service.answer(.facts(path: "Plot.m", contents: "@implementation Plot\n@end\n", detail: .expressions)) else {
      Issue.record("no facts")
      return
    }
    #expect(edited.messages.isEmpty)
  }
}

extension Stub {
  /// Tables, collections and stacks.
  static let lists = #"""
    @protocol UITableViewDataSource <NSObject>
    @end
    @protocol UITableViewDelegate <NSObject, UIScrollViewDelegate>
    @end
    @protocol UITableViewDataSourcePrefetching <NSObject>
    @end
    @interface UITableView : UIScrollView
    @property (readonly) UITableViewStyle style;
    @property (weak) id<UITableViewDataSource> dataSource;
    @property (weak) id<UITableViewDelegate> delegate;
    @property CGFloat rowHeight, estimatedRowHeight, sectionHeaderHeight, sectionFooterHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight;
    @property UIView *tableHeaderView, *tableFooterView, *backgroundView;
    @property UITableViewCellSeparatorStyle separatorStyle;
    @property UIColor *separatorColor, *sectionIndexColor, *sectionIndexBackgroundColor;
    @property UIEdgeInsets separatorInset;
    @property (getter=isEditing) BOOL editing;
    @property BOOL allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing, allowsMultipleSelectionDuringEditing;
    @property (readonly) NSInteger numberOfSections;
    @property (readonly) NSIndexPath *indexPathForSelectedRow;
    @property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedRows, *indexPathsForVisibleRows;
    @property (readonly) NSArray<__kindof UITableViewCell *> *visibleCells;
    - (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style;
    - (void)reloadData;
    - (void)beginUpdates;
    - (void)endUpdates;
    - (void)performBatchUpdates:(void (^)(void))updates completion:(UILintCompletion)completion;
    - (NSInteger)numberOfRowsInSection:(NSInteger)section;
    - (__kindof UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)path;
    - (NSIndexPath *)indexPathForCell:(UITableViewCell *)cell;
    - (NSIndexPath *)indexPathForRowAtPoint:(CGPoint)point;
    - (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier;
    - (__kindof UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
    - (__kindof UIView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forCellReuseIdentifier:(NSString *)identifier;
    - (void)registerNib:(id)nib forCellReuseIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forHeaderFooterViewReuseIdentifier:(NSString *)identifier;
    - (void)selectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)position;
    - (void)deselectRowAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
    - (void)scrollToRowAtIndexPath:(NSIndexPath *)path atScrollPosition:(UITableViewScrollPosition)position animated:(BOOL)animated;
    - (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)paths withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    - (CGRect)rectForRowAtIndexPath:(NSIndexPath *)path;
    @end
    @interface UITableViewCell : UIView
    @property (readonly) UILabel *textLabel, *detailTextLabel;
    @property (readonly) UIImageView *imageView;
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView, *accessoryView, *editingAccessoryView;
    @property UITableViewCellSelectionStyle selectionStyle;
    @property UITableViewCellAccessoryType accessoryType;
    @property (readonly) NSString *reuseIdentifier;
    @property UIEdgeInsets separatorInset;
    @property (getter=isSelected) BOOL selected;
    @property (getter=isHighlighted) BOOL highlighted;
    @property (getter=isEditing) BOOL editing;
    @property NSInteger indentationLevel;
    - (instancetype)initWithStyle:(UITableViewCellStyle)style reuseIdentifier:(NSString *)identifier;
    - (void)prepareForReuse;
    - (void)setSelected:(BOOL)selected animated:(BOOL)animated;
    - (void)setHighlighted:(BOOL)highlighted animated:(BOOL)animated;
    - (void)setEditing:(BOOL)editing animated:(BOOL)animated;
    @end
    @interface UITableViewHeaderFooterView : UIView
    @property (readonly) UILabel *textLabel, *detailTextLabel;
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView;
    - (instancetype)initWithReuseIdentifier:(NSString *)identifier;
    @end
    @interface UITableViewRowAction : NSObject
    @property (copy) UIColor *backgroundColor;
    + (instancetype)rowActionWithStyle:(NSInteger)style title:(NSString *)title
      handler:(void (^)(UITableViewRowAction *action, NSIndexPath *indexPath))handler;
    @end
    @interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
    @property UITableView *tableView;
    @property BOOL clearsSelectionOnViewWillAppear;
    @property UIRefreshControl *refreshControl;
    - (instancetype)initWithStyle:(UITableViewStyle)style;
    @end
    @interface UICollectionViewLayout : NSObject
    @property (readonly) UICollectionView *collectionView;
    @property (readonly) CGSize collectionViewContentSize;
    - (void)invalidateLayout;
    - (void)prepareLayout;
    @end
    @interface UICollectionViewFlowLayout : UICollectionViewLayout
    @property CGFloat minimumLineSpacing, minimumInteritemSpacing;
    @property CGSize itemSize, estimatedItemSize, headerReferenceSize, footerReferenceSize;
    @property UICollectionViewScrollDirection scrollDirection;
    @property UIEdgeInsets sectionInset;
    @end
    @interface UICollectionViewLayoutAttributes : NSObject
    @property CGRect frame, bounds;
    @property CGPoint center;
    @property CGSize size;
    @property CGFloat alpha;
    @property NSInteger zIndex;
    @property CGAffineTransform transform;
    @property NSIndexPath *indexPath;
    + (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)path;
    @end
    @interface UICollectionReusableView : UIView
    @property (readonly) NSString *reuseIdentifier;
    - (void)prepareForReuse;
    @end
    @interface UICollectionViewCell : UICollectionReusableView
    @property (readonly) UIView *contentView;
    @property UIView *backgroundView, *selectedBackgroundView;
    @property (getter=isSelected) BOOL selected;
    @property (getter=isHighlighted) BOOL highlighted;
    @end
    @protocol UICollectionViewDataSource <NSObject>
    @end
    @protocol UICollectionViewDelegate <UIScrollViewDelegate>
    @end
    @protocol UICollectionViewDelegateFlowLayout <UICollectionViewDelegate>
    @end
    @interface UICollectionView : UIScrollView
    @property (weak) id<UICollectionViewDataSource> dataSource;
    @property (weak) id<UICollectionViewDelegate> delegate;
    @property UICollectionViewLayout *collectionViewLayout;
    @property UIView *backgroundView;
    @property BOOL allowsSelection, allowsMultipleSelection;
    @property (readonly) NSInteger numberOfSections;
    @property (readonly) NSArray<NSIndexPath *> *indexPathsForSelectedItems, *indexPathsForVisibleItems;
    @property (readonly) NSArray<__kindof UICollectionViewCell *> *visibleCells;
    - (instancetype)initWithFrame:(CGRect)frame collectionViewLayout:(UICollectionViewLayout *)layout;
    - (void)reloadData;
    - (void)registerClass:(Class)cls forCellWithReuseIdentifier:(NSString *)identifier;
    - (void)registerNib:(id)nib forCellWithReuseIdentifier:(NSString *)identifier;
    - (void)registerClass:(Class)cls forSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier;
    - (__kindof UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)path;
    - (__kindof UICollectionReusableView *)dequeueReusableSupplementaryViewOfKind:(NSString *)kind withReuseIdentifier:(NSString *)identifier
      forIndexPath:(NSIndexPath *)path;
    - (__kindof UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)path;
    - (NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell;
    - (NSIndexPath *)indexPathForItemAtPoint:(CGPoint)point;
    - (NSInteger)numberOfItemsInSection:(NSInteger)section;
    - (void)scrollToItemAtIndexPath:(NSIndexPath *)path atScrollPosition:(UICollectionViewScrollPosition)position animated:(BOOL)animated;
    - (void)deselectItemAtIndexPath:(NSIndexPath *)path animated:(BOOL)animated;
    - (void)performBatchUpdates:(void (^)(void))updates completion:(UILintCompletion)completion;
    @end
    @interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
    @property UICollectionView *collectionView;
    @property (readonly) UICollectionViewLayout *collectionViewLayout;
    - (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout;
    @end
    @interface UIStackView : UIView
    @property (readonly) NSArray<__kindof UIView *> *arrangedSubviews;
    @property UILayoutConstraintAxis axis;
    @property UIStackViewDistribution distribution;
    @property UIStackViewAlignment alignment;
    @property CGFloat spacing;
    - (instancetype)initWithArrangedSubviews:(NSArray<UIView *> *)views;
    - (void)addArrangedSubview:(UIView *)view;
    - (void)removeArrangedSubview:(UIView *)view;
    - (void)insertArrangedSubview:(UIView *)view atIndex:(NSUInteger)index;
    @end
    """#
}

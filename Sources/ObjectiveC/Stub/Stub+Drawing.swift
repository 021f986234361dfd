extension Stub {
  /// Colours, fonts, images and text.
  static let drawing = #"""
    @interface UIColor : NSObject <NSCopying, NSSecureCoding>
    @property (class, readonly) UIColor *blackColor, *darkGrayColor, *lightGrayColor, *whiteColor, *grayColor, *redColor, *greenColor, *blueColor, *cyanColor;
    @property (class, readonly) UIColor *yellowColor, *magentaColor, *orangeColor, *purpleColor, *brownColor, *clearColor, *groupTableViewBackgroundColor;
    @property (class, readonly) UIColor *labelColor, *secondaryLabelColor, *tertiaryLabelColor, *systemBackgroundColor, *secondarySystemBackgroundColor;
    @property (class, readonly) UIColor *systemGroupedBackgroundColor, *separatorColor, *systemBlueColor, *systemRedColor, *systemGreenColor, *systemGrayColor;
    @property (readonly) CGColorRef CGColor;
    + (UIColor *)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
    + (UIColor *)colorWithWhite:(CGFloat)white alpha:(CGFloat)alpha;
    + (UIColor *)colorWithHue:(CGFloat)hue saturation:(CGFloat)saturation brightness:(CGFloat)brightness alpha:(CGFloat)alpha;
    + (UIColor *)colorWithPatternImage:(UIImage *)image;
    + (UIColor *)colorWithCGColor:(CGColorRef)color;
    + (UIColor *)colorNamed:(NSString *)name;
    - (UIColor *)colorWithAlphaComponent:(CGFloat)alpha;
    - (BOOL)getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha;
    - (void)set;
    - (void)setFill;
    - (void)setStroke;
    @end
    @interface UIFont : NSObject <NSCopying>
    @property (readonly) NSString *fontName, *familyName;
    @property (readonly) CGFloat pointSize, lineHeight, ascender, descender, capHeight, xHeight;
    @property (readonly) id fontDescriptor;
    @property (class, readonly) CGFloat systemFontSize, labelFontSize, smallSystemFontSize, buttonFontSize;
    + (UIFont *)systemFontOfSize:(CGFloat)size;
    + (UIFont *)systemFontOfSize:(CGFloat)size weight:(CGFloat)weight;
    + (UIFont *)boldSystemFontOfSize:(CGFloat)size;
    + (UIFont *)italicSystemFontOfSize:(CGFloat)size;
    + (UIFont *)fontWithName:(NSString *)name size:(CGFloat)size;
    + (UIFont *)preferredFontForTextStyle:(NSString *)style;
    + (UIFont *)fontWithDescriptor:(id)descriptor size:(CGFloat)size;
    - (UIFont *)fontWithSize:(CGFloat)size;
    @end
    @interface UIImage : NSObject <NSSecureCoding>
    @property (readonly) CGSize size;
    @property (readonly) CGFloat scale;
    @property (readonly) CGImageRef CGImage;
    @property (readonly) UIImageOrientation imageOrientation;
    @property (readonly) UIImageRenderingMode renderingMode;
    @property (readonly) NSArray<UIImage *> *images;
    @property (readonly) NSTimeInterval duration;
    + (UIImage *)imageNamed:(NSString *)name;
    + (UIImage *)imageNamed:(NSString *)name inBundle:(NSBundle *)bundle compatibleWithTraitCollection:(UITraitCollection *)traits;
    + (UIImage *)systemImageNamed:(NSString *)name;
    + (UIImage *)imageWithData:(NSData *)data;
    + (UIImage *)imageWithData:(NSData *)data scale:(CGFloat)scale;
    + (UIImage *)imageWithContentsOfFile:(NSString *)path;
    + (UIImage *)imageWithCGImage:(CGImageRef)image;
    + (UIImage *)imageWithCGImage:(CGImageRef)image scale:(CGFloat)scale orientation:(UIImageOrientation)orientation;
    + (UIImage *)animatedImageWithImages:(NSArray<UIImage *> *)images duration:(NSTimeInterval)duration;
    - (instancetype)initWithData:(NSData *)data;
    - (instancetype)initWithContentsOfFile:(NSString *)path;
    - (UIImage *)imageWithRenderingMode:(UIImageRenderingMode)mode;
    - (UIImage *)resizableImageWithCapInsets:(UIEdgeInsets)insets;
    - (UIImage *)stretchableImageWithLeftCapWidth:(NSInteger)width topCapHeight:(NSInteger)height;
    - (void)drawInRect:(CGRect)rect;
    - (void)drawAtPoint:(CGPoint)point;
    @end
    @interface UIBezierPath : NSObject
    @property CGPathRef CGPath;
    @property CGFloat lineWidth;
    + (instancetype)bezierPath;
    + (instancetype)bezierPathWithRect:(CGRect)rect;
    + (instancetype)bezierPathWithOvalInRect:(CGRect)rect;
    + (instancetype)bezierPathWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)radius;
    + (instancetype)bezierPathWithRoundedRect:(CGRect)rect byRoundingCorners:(UIRectCorner)corners cornerRadii:(CGSize)radii;
    - (void)moveToPoint:(CGPoint)point;
    - (void)addLineToPoint:(CGPoint)point;
    - (void)closePath;
    - (void)fill;
    - (void)stroke;
    - (void)addClip;
    @end
    @interface NSParagraphStyle : NSObject <NSCopying, NSMutableCopying>
    @end
    @interface NSMutableParagraphStyle : NSParagraphStyle
    @property CGFloat lineSpacing, paragraphSpacing, firstLineHeadIndent, headIndent, tailIndent, minimumLineHeight, maximumLineHeight, lineHeightMultiple;
    @property NSTextAlignment alignment;
    @property NSLineBreakMode lineBreakMode;
    @end
    @interface NSTextAttachment : NSObject
    @property UIImage *image;
    @property CGRect bounds;
    @end
    @interface NSShadow : NSObject
    @end
    @interface NSTextContainer : NSObject
    @property CGFloat lineFragmentPadding;
    @end
    @interface NSLayoutManager : NSObject
    @end
    @interface NSTextStorage : NSMutableAttributedString
    @end
    """#
}

extension TypeTable {
  /// `Type iOS macOS tvOS watchOS visionOS`, a line a type that is newer than the first systems with SwiftUI; `-` says nothing.
  ///
  /// Source: the pages of Apple's SwiftUI reference, with their availability.
  static let types: StaticString = """
    AXChartDescriptorRepresentable 15 12 15 8 1
    AccessibilityActionCategory 18 15 18 11 2
    AccessibilityCustomContentKey 15 12 15 8 1
    AccessibilityDirectTouchOptions 17 14 17 10 1
    AccessibilityFocusState 15 12 15 8 1
    AccessibilityHeadingLevel 15 12 15 8 1
    AccessibilityLabeledPairRole 14 11 14 7 1
    AccessibilityQuickActionOutlineStyle - - - 9 -
    AccessibilityQuickActionPromptStyle - - - 9 -
    AccessibilityQuickActionStyle - - - 9 -
    AccessibilityRotorContent 15 12 15 8 1
    AccessibilityRotorContentBuilder 15 12 15 8 1
    AccessibilityRotorEntry 15 12 15 8 1
    AccessibilitySystemRotor 15 12 15 8 1
    AccessibilityTechnologies 15 12 15 8 1
    AccessibilityTextContentType 15 12 15 8 1
    AccessibilityZoomGestureAction 16 13 16 9 1
    AccessoryBarActionButtonStyle - 14 - - -
    AccessoryBarButtonStyle - 14 - - -
    AccessoryCircularCapacityGaugeStyle 16 13 - 9 1
    AccessoryCircularGaugeStyle 16 13 - 9 1
    AccessoryLinearCapacityGaugeStyle 16 13 - 9 1
    AccessoryLinearGaugeStyle 16 13 - 9 1
    AdaptableTabBarPlacement 18 15 18 11 2
    AlertScene - 15 - - -
    AlternatingRowBackgroundBehavior - 14 - - -
    AnimatableValues 26 26 26 26 26
    AnimationCompletionCriteria 17 14 17 10 1
    AnimationContext 17 14 17 10 1
    AnimationState 17 14 17 10 1
    AnimationStateKey 17 14 17 10 1
    AnimationTimelineSchedule 15 12 15 8 1
    AnyGradient 16 13 16 9 1
    AnyLayout 16 13 16 9 1
    AnyScrollTargetBehavior 18 15 18 11 2
    AnyShape 16 13 16 9 1
    AnyShapeStyle 15 12 15 8 1
    AnyTabContent 18 15 18 11 2
    App 14 11 14 7 1
    AppStorage 14 11 14 7 1
    AssistiveAccess 26 26 26 26 26
    AsymmetricTransition 17 14 17 10 1
    AsyncImage 15 12 15 8 1
    AsyncImagePhase 15 12 15 8 1
    AttributedTextFormatting 26 26 26 26 26
    AttributedTextFormattingDefinition 26 26 26 26 26
    AttributedTextSelection 26 26 26 26 26
    AutomaticControlGroupStyle 15 12 17 - 1
    AutomaticDisclosureGroupStyle 16 13 - - 1
    AutomaticFormStyle 16 13 16 9 1
    AutomaticLabeledContentStyle 16 13 16 9 1
    AutomaticMenuBarExtraStyle - 13 - - -
    AutomaticNavigationSplitViewStyle 16 13 16 9 1
    AutomaticNavigationTransition 18 15 18 11 2
    AutomaticPresentationSizing 18 15 18 11 2
    AutomaticTableStyle 16 12 - - 1
    AutomaticTextEditorStyle 17 14 - - 1
    BackgroundProminence 17 14 17 10 1
    BackgroundStyle 14 11 14 7 1
    BackgroundTask 16 13 16 9 1
    BadgeProminence 17 14 - - 1
    BalancedNavigationSplitViewStyle 16 13 16 9 1
    Bindable 17 14 17 10 1
    BlurReplaceTransition 17 14 17 10 1
    BorderedButtonMenuStyle - 11 - - -
    BorderedButtonStyle 15 10.15 13 7 1
    BorderedListStyle - 12 - - -
    BorderedProminentButtonStyle 15 12 15 8 1
    BorderedTableStyle - 12 - - -
    BorderlessButtonMenuStyle 14 11 17 - 1
    BorderlessButtonStyle 13 10.15 17 8 1
    ButtonBorderShape 15 12 15 8 1
    ButtonMenuStyle 16 13 17 - 1
    ButtonRepeatBehavior 17 14 17 10 1
    ButtonRole 15 12 15 8 1
    ButtonSizing 26 26 26 26 26
    ButtonToggleStyle 15 12 - 9 1
    Canvas 15 12 15 8 1
    CardButtonStyle - - 14 - -
    CarouselTabViewStyle - - - 7 -
    CircularGaugeStyle - - - 7 -
    CircularProgressViewStyle 14 11 14 7 1
    ColorMatrix 15 12 15 8 1
    ColorPicker 14 11 - - 1
    ColumnNavigationViewStyle 15 12 - - 1
    ColumnsFormStyle 16 13 16 9 1
    CommandGroup 14 11 - - 1
    CommandGroupPlacement 14 11 - - 1
    CommandMenu 14 11 - - 1
    Commands 14 11 - - 1
    CommandsBuilder 14 11 - - 1
    CompactDatePickerStyle 14 10.15.4 - - 1
    CompactMenuControlGroupStyle 16.4 13.3 - - 1
    ConcentricRectangle 26 26 26 26 26
    ContainerBackgroundPlacement 17 14 17 10 1
    ContainerRelativeShape 14 11 14 7 1
    ContainerValueKey 18 15 18 11 2
    ContainerValues 18 15 18 11 2
    ContentMarginPlacement 17 14 17 10 1
    ContentShapeKinds 15 12 15 8 1
    ContentToolbarPlacement 18.4 15.4 18.4 11.4 2.4
    ContentTransition 16 13 16 9 1
    ContentUnavailableView 17 14 17 10 1
    ControlGroup 15 12 17 - 1
    ControlGroupStyle 15 12 17 - 1
    ControlGroupStyleConfiguration 15 12 17 - 1
    ControlSize 15 10.15 - 9 1
    ControlWidget 18 - - - -
    ControlWidgetConfiguration 18 - - - -
    ControlWidgetConfigurationBuilder 18 - - - -
    ControlWidgetTemplate 18 - - - -
    ControlWidgetTemplateBuilder 18 - - - -
    CoordinateSpaceProtocol 17 14 17 10 1
    CubicKeyframe 17 14 17 10 1
    CustomAnimation 17 14 17 10 1
    CustomHoverEffect 18 - 18 - 2
    CustomPresentationDetent 16 13 16 9 1
    CustomizableToolbarContent 14 11 14 7 1
    DatePicker 13 10.15 - 10 1
    DatePickerComponents 13 10.15 - 10 1
    DatePickerStyle 13 10.15 - 10 1
    DatePickerStyleConfiguration 16 13 - 10 1
    DefaultDatePickerStyle 13 10.15 - 10 1
    DefaultDateProgressLabel 16 13 16 9 1
    DefaultDocumentGroupLaunchActions 18 15 - - 2
    DefaultFocusEvaluationPriority 16 13 16 9 1
    DefaultGaugeStyle 16 13 - 7 1
    DefaultGlassEffectShape 26 26 26 26 -
    DefaultGroupBoxStyle 14 11 - - 1
    DefaultLabelStyle 14 11 14 7 1
    DefaultMenuStyle 14 11 17 - 1
    DefaultNavigationViewStyle 13 10.15 13 7 1
    DefaultProgressViewStyle 14 11 14 7 1
    DefaultSettingsLinkLabel - 14 - - -
    DefaultShareLinkLabel 16 13 - 9 1
    DefaultTabLabel 18 15 18 11 2
    DefaultTabViewStyle 14 11 14 7 1
    DefaultToolbarItem 26 26 26 26 26
    DefaultWindowStyle - 11 - - 1
    DefaultWindowToolbarStyle - 11 - - -
    DefaultWindowVisibilityToggleLabel - 15 - - -
    DialogSeverity 17 13 17 10 1
    DigitalCrownEvent - - - 9 -
    DisabledTextSelectability 15 12 - - 1
    DisclosureGroup 14 11 - - 1
    DisclosureGroupStyle 16 13 - - 1
    DisclosureGroupStyleConfiguration 16 13 - - 1
    DisclosureTableRow 17 14 - - 1
    DismissAction 15 12 15 8 1
    DismissBehavior 17 14 - - 1
    DismissSearchAction 15 12 15 8 1
    DismissWindowAction 17 14 - - 1
    DisplayProxy - 15 - - -
    DocumentBaseBox 17 14 - - 1
    DocumentConfiguration 17 14 - - 1
    DocumentGroup 14 11 - - 1
    DocumentGroupLaunchScene 18 - - - 2
    DocumentLaunchGeometryProxy 18 - - - 2
    DocumentLaunchView 18 - - - -
    DragConfiguration 26 26 - - 26
    DropDelegate 13.4 10.15 - - 1
    DropInfo 13.4 10.15 - - 1
    DropOperation 13.4 10.15 - - 1
    DropProposal 13.4 10.15 - - 1
    DropSession 26 26 - - 26
    DynamicTableRowContent 16 12 - - 1
    DynamicTypeSize 15 12 15 8 1
    EditActions 16 13 16 9 1
    EditableCollectionContent 16 13 16 9 1
    EllipticalGradient 15 12 15 8 1
    EllipticalListStyle - - - 7 -
    EmptyCommands 14 11 - - 1
    EmptyControlWidgetConfiguration 18 - - - -
    EmptyControlWidgetTemplate 18 - - - -
    EmptyMatchedTransitionSourceConfiguration 18 15 18 11 2
    EmptyTableRowContent 16 13 - - 1
    EmptyVisualEffect 17 14 17 10 1
    EmptyWidgetConfiguration 14 11 - 9 1
    EnabledTextSelectability 15 12 - - 1
    EveryMinuteTimelineSchedule 15 12 15 8 1
    ExpandedWindowToolbarStyle - 11 - - -
    ExplicitTimelineSchedule 15 12 15 8 1
    FileDialogBrowserOptions 17 14 - - 1
    FileDocument 14 11 - - 1
    FileDocumentConfiguration 14 11 - - 1
    FileDocumentReadConfiguration 14 11 - - 1
    FileDocumentWriteConfiguration 14 11 - - 1
    FillShapeStyle 17 14 17 10 1
    FillShapeView 17 14 17 10 1
    FittedPresentationSizing 18 15 18 11 2
    FixedTextVariant 18 15 18 11 2
    FocusInteractions 17 14 17 10 1
    FocusState 15 12 15 8 1
    FocusedBinding 14 11 14 7 1
    FocusedObject 16 13 16 9 1
    FocusedValue 14 11 14 7 1
    FocusedValueKey 14 11 14 7 1
    FocusedValues 14 11 14 7 1
    ForEachSectionCollection 18 15 18 11 2
    ForEachSubviewCollection 18 15 18 11 2
    FormPresentationSizing 18 15 18 11 2
    FormStyle 16 13 16 9 1
    FormStyleConfiguration 16 13 16 9 1
    FrameResizeDirection - 15 - - -
    FrameResizePosition - 15 - - -
    Gauge 16 13 - 7 1
    GaugeStyle 16 13 - 7 1
    GaugeStyleConfiguration 16 13 - 7 1
    Glass 26 26 26 26 -
    GlassButtonStyle 26 26 26 26 -
    GlassEffectContainer 26 26 26 26 -
    GlassEffectTransition 26 26 26 26 -
    GlassProminentButtonStyle 26 26 26 26 -
    GlobalCoordinateSpace 17 14 17 10 1
    GraphicalDatePickerStyle 14 10.15 - - 1
    GraphicsContext 15 12 15 8 1
    Grid 16 13 16 9 1
    GridItem 14 11 14 7 1
    GridLayout 16 13 16 9 1
    GridRow 16 13 16 9 1
    GroupBox 14 10.15 - - 1
    GroupBoxStyle 14 11 - - 1
    GroupBoxStyleConfiguration 14 11 - - 1
    GroupElementsOfContent 18 15 18 11 2
    GroupSectionsOfContent 18 15 18 11 2
    GroupedFormStyle 16 13 16 9 1
    GroupedTabViewStyle - 15 - - -
    HStackLayout 16 13 16 9 1
    HandGestureShortcut 18 15 18 11 -
    HelpLink - 14 - - -
    HiddenTitleBarWindowStyle - 11 - - -
    HierarchicalShapeStyle 15 12 15 8 1
    HierarchicalShapeStyleModifier 17 14 17 10 1
    HighlightHoverEffect 18 - 18 - 2
    HorizontalDirection 18 15 18 11 2
    HorizontalEdge 15 12 15 8 1
    HoverEffect 13.4 - 16 - 1
    HoverPhase 16 13 16 - 1
    IconOnlyLabelStyle 14 11 14 7 1
    IdentityTransition 17 14 17 10 1
    ImageRenderer 16 13 16 9 1
    ImportFromDevicesCommands - 12 - - -
    IndexViewStyle 14 - 14 8 1
    IndexedIdentifierCollection 16 13 16 9 1
    InlinePickerStyle 14 11 14 7 1
    InsetGroupedListStyle 14 - - - 1
    InsetListStyle 14 11 - - 1
    InsetTableStyle 16 12 - - 1
    InspectorCommands 17 14 - - 1
    InterfaceOrientation 15 12 15 8 1
    ItemProviderTableRowModifier 16 12 - - 1
    KeyEquivalent 14 11 17 - 1
    KeyPress 17 14 17 - 1
    KeyboardShortcut 14 11 - - 1
    KeyframeAnimator 17 14 17 10 1
    KeyframeTimeline 17 14 17 10 1
    KeyframeTrack 17 14 17 10 1
    KeyframeTrackContent 17 14 17 10 1
    KeyframeTrackContentBuilder 17 14 17 10 1
    Keyframes 17 14 17 10 1
    KeyframesBuilder 17 14 17 10 1
    Label 14 11 14 7 1
    LabelStyle 14 11 14 7 1
    LabelStyleConfiguration 14 11 14 7 1
    LabeledContent 16 13 16 9 1
    LabeledContentStyle 16 13 16 9 1
    LabeledContentStyleConfiguration 16 13 16 9 1
    LabeledControlGroupContent 16 13 17 - 1
    LabeledToolbarItemGroupContent 16 13 16 9 1
    Layout 16 13 16 9 1
    LayoutDirectionBehavior 17 14 17 10 1
    LayoutProperties 16 13 16 9 1
    LayoutSubview 16 13 16 9 1
    LayoutSubviews 16 13 16 9 1
    LayoutValueKey 16 13 16 9 1
    LazyHGrid 14 11 14 7 1
    LazyHStack 14 11 14 7 1
    LazyVGrid 14 11 14 7 1
    LazyVStack 14 11 14 7 1
    LimitedAvailabilityConfiguration 16.1 13 - 9.1 1
    LinearCapacityGaugeStyle 16 13 - 9 1
    LinearGaugeStyle - - - 7 -
    LinearKeyframe 17 14 17 10 1
    LinearProgressViewStyle 14 11 14 7 1
    Link 14 11 14 7 1
    LinkShapeStyle 17 14 17 10 1
    ListItemTint 14 11 14 7 1
    ListSectionSpacing 17 - - 10 1
    LocalCoordinateSpace 17 14 17 10 1
    LongPressGesture 13 10.15 14 6 1
    MagnifyGesture 17 14 - - 1
    MatchedGeometryProperties 14 11 14 7 1
    MatchedTransitionSourceConfiguration 18 15 18 11 2
    Material 15 12 15 8 1
    MaterialActiveAppearance 18 15 18 11 2
    Menu 14 11 17 - 1
    MenuActionDismissBehavior 16.4 13.3 16.4 9.4 1
    MenuBarExtra - 13 - - -
    MenuBarExtraStyle - 13 - - -
    MenuControlGroupStyle 16.4 13.3 17 - 1
    MenuOrder 16 13 16 9 1
    MenuPickerStyle 14 11 17 - 1
    MenuStyle 14 11 17 - 1
    MenuStyleConfiguration 14 11 17 - 1
    MeshGradient 18 15 18 11 2
    MoveKeyframe 17 14 17 10 1
    MoveTransition 17 14 17 10 1
    MultiDatePicker 16 - - - 1
    NSApplicationDelegateAdaptor - 11 - - -
    NSGestureRecognizerRepresentable - 26 - - -
    NSHostingMenu - 14.4 - - -
    NSHostingSceneBridgingOptions - 14 - - -
    NSHostingSizingOptions - 13 - - -
    NamedCoordinateSpace 17 14 17 10 1
    Namespace 14 11 14 7 1
    NavigationControlGroupStyle 15 12 - - 1
    NavigationLinkPickerStyle 16 - 16 9 1
    NavigationPath 16 13 16 9 1
    NavigationSplitView 16 13 16 9 1
    NavigationSplitViewColumn 17 14 17 10 1
    NavigationSplitViewStyle 16 13 16 9 1
    NavigationSplitViewStyleConfiguration 16 13 16 9 1
    NavigationSplitViewVisibility 16 13 16 9 1
    NavigationStack 16 13 16 9 1
    NavigationTransition 18 15 18 11 2
    NavigationView 13 10.15 13 7 1
    NavigationViewStyle 13 10.15 13 7 1
    NewDocumentAction - 13 - - -
    NewDocumentButton 18 15 - - 2
    Observable 17 14 17 10 1
    OffsetTransition 17 14 17 10 1
    OnInsertTableRowModifier 16 12 - - 1
    OpacityTransition 17 14 17 10 1
    OpenDocumentAction - 13 - - -
    OpenSettingsAction - 14 - - -
    OpenURLAction 14 11 14 7 1
    OpenWindowAction 16 13 - - 1
    OutlineGroup 14 11 - - 1
    OutlineSubgroupChildren 14 11 - - 1
    PageIndexViewStyle 14 - 14 8 1
    PagePresentationSizing 18 15 18 11 2
    PageTabViewStyle 14 - 14 7 1
    PagingScrollTargetBehavior 17 14 17 10 1
    PaletteControlGroupStyle 17 14 - - 1
    PalettePickerStyle 17 14 - - 1
    PaletteSelectionEffect 17 14 - - 1
    PasteButton 16 10.15 - - 1
    PencilDoubleTapGestureValue 17.5 14.5 - - -
    PencilHoverPose 17.5 14.5 - - -
    PencilPreferredAction 17.5 14.5 - - -
    PencilSqueezeGesturePhase 17.5 14.5 - - -
    PencilSqueezeGestureValue 17.5 14.5 - - -
    PeriodicTimelineSchedule 15 12 15 8 1
    PhaseAnimator 17 14 17 10 1
    PinnedScrollableViews 14 11 14 7 1
    PlaceholderContentView 17 14 17 10 1
    PlaceholderTextShapeStyle 17 14 17 10 1
    PlainTextEditorStyle 17 14 - - 1
    PlainWindowStyle - 15 - - 1
    PointerStyle - 15 - - 2
    PreferredColorSchemeKey 13 11 13 6 1
    PresentationAdaptation 16.4 13.3 16.4 9.4 1
    PresentationBackgroundInteraction 16.4 13.3 16.4 9.4 1
    PresentationContentInteraction 16.4 13.3 16.4 9.4 1
    PresentationDetent 16 13 16 9 1
    PresentationSizing 18 15 18 11 2
    PresentationSizingContext 18 15 18 11 2
    PresentationSizingRoot 18 15 18 11 2
    PresentedWindowContent 16 13 - - 1
    PreviewContext 14 11 14 7 1
    PreviewContextKey 14 11 14 7 1
    PreviewModifier 18 15 18 11 2
    PreviewModifierContent 18 15 18 11 2
    Previewable 17 14 17 10 1
    ProgressView 14 11 14 7 1
    ProgressViewStyle 14 11 14 7 1
    ProgressViewStyleConfiguration 14 11 14 7 1
    Prominence 15 12 15 8 1
    ProminentDetailNavigationSplitViewStyle 16 13 16 9 1
    ProposedViewSize 16 13 16 9 1
    PullDownMenuBarExtraStyle - 13 - - -
    PushTransition 17 14 17 10 1
    RectangleCornerInsets 26 26 26 26 26
    RectangleCornerRadii 16 13 16 9 1
    RedactionReasons 14 11 14 7 1
    ReferenceFileDocument 14 11 - - 1
    ReferenceFileDocumentConfiguration 14 11 - - 1
    RefreshAction 15 12 15 8 1
    RenameAction 16 13 16 9 1
    RenameButton 16 13 16 9 1
    ResetFocusAction - 12 14 7 -
    RotateGesture 17 14 - - 1
    RoundedRectangularShape 26 26 26 26 26
    RoundedRectangularShapeCorners 26 26 26 26 26
    SafeAreaRegions 14 11 14 7 1
    ScaleTransition 17 14 17 10 1
    ScaledMetric 14 11 14 7 1
    Scene 14 11 14 7 1
    SceneBuilder 14 11 14 7 1
    SceneLaunchBehavior - 15 - - -
    ScenePadding 16 13 16 9 1
    ScenePhase 14 11 14 7 1
    SceneRestorationBehavior 18 15 18 11 2
    SceneStorage 14 11 14 7 1
    ScrollAnchorRole 18 15 18 11 2
    ScrollBounceBehavior 16.4 13.3 16.4 9.4 1
    ScrollContentOffsetAdjustmentBehavior 18 15 18 11 2
    ScrollDismissesKeyboardMode 16 13 16 9 -
    ScrollEdgeEffectStyle 26 26 26 26 26
    ScrollGeometry 18 15 18 11 2
    ScrollIndicatorVisibility 16 13 16 9 1
    ScrollInputBehavior 18 15 18 11 2
    ScrollInputKind 18 15 18 11 2
    ScrollPhase 18 15 18 11 2
    ScrollPhaseChangeContext 18 15 18 11 2
    ScrollPosition 18 15 18 11 2
    ScrollTarget 17 14 17 10 1
    ScrollTargetBehavior 17 14 17 10 1
    ScrollTargetBehaviorContext 17 14 17 10 1
    ScrollTargetBehaviorProperties 18.4 15.4 18.4 11.4 2.4
    ScrollTargetBehaviorPropertiesContext 18.4 15.4 18.4 11.4 2.4
    ScrollTransitionConfiguration 17 14 17 10 1
    ScrollTransitionPhase 17 14 17 10 1
    ScrollViewProxy 14 11 14 7 1
    ScrollViewReader 14 11 14 7 1
    SearchFieldPlacement 15 12 15 8 1
    SearchPresentationToolbarBehavior 17.1 14.1 17.1 10.1 1
    SearchScopeActivation 16.4 13.3 16.4 9.4 1
    SearchSuggestionsPlacement 16 13 16 9 1
    SearchUnavailableContent 17 14 17 10 1
    SectionCollection 18 15 18 11 2
    SectionConfiguration 18 15 18 11 2
    SectionedFetchRequest 15 12 15 8 1
    SectionedFetchResults 15 12 15 8 1
    SelectionShapeStyle 15 10.15 - - 1
    SensoryFeedback 17 14 17 10 -
    SeparatorShapeStyle 17 10.15 17 10 1
    Settings - 11 - - -
    SettingsLink - 14 - - -
    Shader 17 14 17 - 1
    ShaderFunction 17 14 17 - 1
    ShaderLibrary 17 14 17 - 1
    ShadowStyle 16 13 16 9 1
    ShapeRole 15 12 15 8 1
    ShapeView 17 14 17 10 1
    ShareLink 16 13 - 9 1
    SharePreview 16 13 - 9 1
    SidebarAdaptableTabViewStyle 18 15 18 - 2
    SidebarCommands 14 11 - - 1
    SidebarListStyle 14 10.15 - - 1
    SidebarRowSize 16 13 16 9 1
    SizeDependentTextVariant 18 15 18 11 2
    SlideTransition 17 14 17 10 1
    SliderTick 26 26 - 26 26
    SliderTickContent 26 26 - 26 26
    SliderTickContentForEach 26 26 - 26 26
    SnapshotData - - - 9 -
    SnapshotResponse - - - 9 -
    SpacerSizing 26 26 - - -
    SpatialEventCollection 18 15 - 11 1
    SpatialEventGesture 18 15 - 11 1
    SpatialTapGesture 16 13 - 9 1
    Spring 17 14 17 10 1
    SpringKeyframe 17 14 17 10 1
    SpringLoadingBehavior 17 14 17 10 1
    StackNavigationViewStyle 13 - 13 7 1
    StateObject 14 11 14 7 1
    Stepper 13 10.15 - 9 1
    StrokeBorderShapeView 17 14 17 10 1
    StrokeShapeView 17 14 17 10 1
    SubmitLabel 15 12 15 8 1
    SubmitTriggers 15 12 15 8 1
    Subview 18 15 18 11 2
    SubviewsCollection 18 15 18 11 2
    SubviewsCollectionSlice 18 15 18 11 2
    SymbolColorRenderingMode 26 26 26 26 26
    SymbolEffectTransition 17 14 17 10 1
    SymbolRenderingMode 15 12 15 8 1
    SymbolVariableValueMode 26 26 26 26 26
    SymbolVariants 15 12 15 8 1
    SystemFormatStyle 18 15 18 11 2
    Tab 18 15 18 11 2
    TabBarMinimizeBehavior 26 26 26 26 26
    TabBarPlacement 18 15 18 11 2
    TabContent 18 15 18 11 2
    TabContentBuilder 18 15 18 11 2
    TabCustomizationBehavior 18 15 18 11 2
    TabPlacement 18 15 18 11 2
    TabRole 18 15 18 11 2
    TabSection 18 15 18 11 2
    TabView 13 10.15 13 7 1
    TabViewBottomAccessoryPlacement 26 26 26 26 26
    TabViewCustomization 18 15 - - 2
    TabViewStyle 14 11 14 7 1
    Table 16 12 - - 1
    TableColumn 16 12 - - 1
    TableColumnAlignment 17 14 - - 1
    TableColumnBuilder 16 12 - - 1
    TableColumnContent 16 12 - - 1
    TableColumnCustomization 17 14 - - 1
    TableColumnCustomizationBehavior 17 14 - - 1
    TableColumnForEach 17.4 14.4 - - 1.1
    TableForEachContent 16 12 - - 1
    TableHeaderRowContent 16 13 - - 1
    TableOutlineGroupContent 17 14 - - 1
    TableRow 16 12 - - 1
    TableRowBuilder 16 12 - - 1
    TableRowContent 16 12 - - 1
    TableStyle 16 12 - - 1
    TableStyleConfiguration 16 12 - - 1
    TapGesture 13 10.15 16 6 1
    TextAttribute 17 14 17 10 1
    TextEditingCommands 14 11 - - 1
    TextEditor 14 11 - - 1
    TextEditorStyle 17 14 - - 1
    TextEditorStyleConfiguration 17 14 - - 1
    TextFieldLink - - - 9 -
    TextFormattingCommands 14 11 - - 1
    TextInputAutocapitalization 15 - 15 8 1
    TextInputDictationActivation 17 - - - 1
    TextInputDictationBehavior 17 - - - 1
    TextInputFormattingControlPlacement 26 26 26 26 26
    TextProxy 18 15 18 11 2
    TextRenderer 17 14 17 10 1
    TextSelectability 15 12 - - 1
    TextSelection 18 15 18 11 2
    TextSelectionAffinity 18 15 18 11 2
    TextVariantPreference 18 15 18 11 2
    TimeDataSource 18 15 18 11 2
    TimelineSchedule 15 12 15 8 1
    TimelineScheduleMode 15 12 15 8 1
    TimelineView 15 12 15 8 1
    TintShapeStyle 15 12 15 8 1
    TitleAndIconLabelStyle 14.5 11.3 14.5 7.4 1
    TitleBarWindowStyle - 11 - - -
    TitleOnlyLabelStyle 14 11 14 7 1
    ToolbarCommands 14 11 - - 1
    ToolbarContent 14 11 14 7 1
    ToolbarContentBuilder 14 11 14 7 1
    ToolbarCustomizationBehavior 16 13 16 9 1
    ToolbarCustomizationOptions 16 13 16 9 1
    ToolbarDefaultItemKind 17 14 17 10 1
    ToolbarItem 14 11 14 7 1
    ToolbarItemGroup 14 11 14 7 1
    ToolbarItemPlacement 14 11 14 7 1
    ToolbarLabelStyle 18 15 18 11 2
    ToolbarOverflowMenu 27 - - - 27
    ToolbarPlacement 16 13 16 9 1
    ToolbarRole 16 13 16 9 1
    ToolbarSpacer 26 26 - - -
    ToolbarTitleDisplayMode 17 14 17 10 1
    ToolbarTitleMenu 16 13 16 9 1
    TransactionKey 17 14 17 10 1
    Transition 17 14 17 10 1
    TransitionPhase 17 14 17 10 1
    TransitionProperties 17 14 17 10 1
    TupleTableColumnContent 16 12 - - 1
    TupleTableRowContent 16 12 - - 1
    TypesettingLanguage 17 14 17 10 1
    UIApplicationDelegateAdaptor 14 - 14 - 1
    UIGestureRecognizerRepresentable 18 - - - -
    UIGestureRecognizerRepresentableContext 18 - - - -
    UIGestureRecognizerRepresentableCoordinateSpaceConverter 18 - - - -
    UIHostingConfiguration 16 - 16 - 1
    UIHostingControllerSizingOptions 16 - 16 - 1
    UITraitBridgedEnvironmentKey 17 - 17 - 1
    UnevenRoundedRectangle 16 13 16 9 1
    UnifiedCompactWindowToolbarStyle - 11 - - -
    UnifiedWindowToolbarStyle - 11 - - -
    UnitCurve 17 14 17 10 1
    UtilityWindow - 15 - - -
    VStackLayout 16 13 16 9 1
    VerticalDirection 18 15 18 11 2
    VerticalEdge 15 12 15 8 1
    VerticalPageTabViewStyle - - - 10 -
    ViewAlignedScrollTargetBehavior 17 14 17 10 1
    ViewSpacing 16 13 16 9 1
    ViewThatFits 16 13 16 9 1
    Visibility 15 12 15 8 1
    VisualEffect 17 14 17 10 1
    WKApplicationDelegateAdaptor - - - 7 -
    WKExtensionDelegateAdaptor - - - 7 -
    WKNotificationScene - - - 7 -
    WheelDatePickerStyle 13 - - 10 1
    Widget 14 11 - 9 1
    WidgetBundle 14 11 - 9 1
    WidgetBundleBuilder 14 11 - 9 1
    WidgetConfiguration 14 11 - 9 1
    Window - 13 - - -
    WindowBackgroundShapeStyle 17 14 17 10 -
    WindowDragGesture - 15 - - -
    WindowGroup 14 11 14 7 1
    WindowIdealSize - 15 - - -
    WindowInteractionBehavior - 15 - - -
    WindowLayoutRoot - 15 - - 2
    WindowLevel - 15 - - -
    WindowManagerRole 18 15 18 11 2
    WindowMenuBarExtraStyle - 13 - - -
    WindowPlacement - 15 - - 2
    WindowPlacementContext - 15 - - 2
    WindowResizability 17 13 - - 1
    WindowStyle - 11 - - 1
    WindowToolbarFullScreenVisibility 18 15 18 11 2
    WindowToolbarStyle - 11 - - -
    WindowVisibilityToggle - 15 - - -
    WritingToolsBehavior 18 15 - - 2.4
    ZStackLayout 16 13 16 9 1
    """

  /// `Type labels defaults iOS macOS tvOS watchOS visionOS`, a line an initialiser of a type that has newer ones; the labels with defaults
  /// are separated by commas, `*` stands for any of them.
  ///
  /// Source: the pages of Apple's SwiftUI reference, with their availability.
  static let initializers: StaticString = """
    Button _: - 13 10.15 13 6 1
    Button _:action: - 13 10.15 13 6 1
    Button _:image:action: - 17 14 17 10 1
    Button _:image:role:action: - 17 14 17 10 1
    Button _:image:role:intent: role 17 14 17 10 -
    Button _:intent: - 17 14 17 10 -
    Button _:role:action: - 15 12 15 8 1
    Button _:role:intent: - 17 14 17 10 -
    Button _:systemImage:action: - 14 11 14 7 1
    Button _:systemImage:role:action: - 15 12 15 8 1
    Button _:systemImage:role:intent: role 17 14 17 10 -
    Button action:label: - 13 10.15 13 6 1
    Button intent:label: - 17 14 17 10 -
    Button role:action: - 26 26 26 26 26
    Button role:action:label: - 15 12 15 8 1
    Button role:intent:label: role 17 14 17 10 -
    Color _: - 13 10.15 13 6 1
    Color _:bundle: bundle 13 10.15 13 6 1
    Color _:red:green:blue:opacity: _,opacity 13 10.15 13 6 1
    Color _:white:opacity: _,opacity 13 10.15 13 6 1
    Color cgColor: - 15 12 15 8 1
    Color hue:saturation:brightness:opacity: opacity 13 10.15 13 6 1
    Color nsColor: - - 12 - - -
    Color uiColor: - 15 - 15 8 1
    ControlGroup _: - 15 12 17 - 1
    ControlGroup _:content: - 16 13 17 - 1
    ControlGroup _:image:content: - 17 14 17 - 1
    ControlGroup _:systemImage:content: - 16 13 17 - 1
    ControlGroup content: - 15 12 17 - 1
    ControlGroup content:label: - 16 13 17 - 1
    ForEach _: - 16 12 - - 1
    ForEach _:content: - 13 10.15 13 6 1
    ForEach _:editActions:content: - 16 13 16 9 1
    ForEach _:id:content: - 13 10.15 13 6 1
    ForEach _:id:editActions:content: - 16 13 16 9 1
    ForEach sections:content: - 18 15 18 11 2
    ForEach subviews:content: - 18 15 18 11 2
    GroupBox _: - 14 11 - - 1
    GroupBox _:content: - 15 12 - - 1
    GroupBox content: - 14 10.15 - - 1
    GroupBox content:label: - 14 10.15 - - 1
    GroupBox label:content: - 14 10.15 - - 1
    Image _: - 17 14 17 10 1
    Image _:bundle: bundle 13 10.15 13 6 1
    Image _:bundle:label: bundle 13 10.15 13 6 1
    Image _:scale:orientation:label: orientation 13 10.15 13 6 1
    Image _:variableValue:bundle: bundle 16 13 16 9 1
    Image _:variableValue:bundle:label: bundle 16 13 16 9 1
    Image decorative:bundle: bundle 13 10.15 13 6 1
    Image decorative:scale:orientation: orientation 13 10.15 13 6 1
    Image decorative:variableValue:bundle: bundle 16 13 16 9 1
    Image nsImage: - - 10.15 - - -
    Image size:label:opaque:colorMode:renderer: label,opaque,colorMode 16 13 16 9 1
    Image systemName: - 13 11 13 6 1
    Image systemName:variableValue: - 16 13 16 9 1
    Image uiImage: - 13 - 13 6 1
    List _:children:rowContent: - 14 11 - - 1
    List _:children:selection:rowContent: - 14 11 - - 1
    List _:editActions:rowContent: - 16 13 16 9 1
    List _:editActions:selection:rowContent: - 16 13 16 - 1
    List _:id:children:rowContent: - 14 11 - - 1
    List _:id:children:selection:rowContent: - 14 11 - - 1
    List _:id:editActions:rowContent: - 16 13 16 9 1
    List _:id:editActions:selection:rowContent: - 16 13 16 - 1
    List _:id:rowContent: - 13 10.15 13 6 1
    List _:id:selection:rowContent: - 13 10.15 13 10 1
    List _:rowContent: - 13 10.15 13 6 1
    List _:selection:rowContent: - 13 10.15 13 10 1
    List content: - 13 10.15 13 6 1
    List selection:content: - 13 10.15 13 10 1
    Menu _: - 14 11 17 - 1
    Menu _:content: - 14 11 17 - 1
    Menu _:content:primaryAction: - 15 12 17 - 1
    Menu _:image:content: - 17 14 17 - 1
    Menu _:image:content:primaryAction: - 17 14 17 - 1
    Menu _:systemImage:content: - 14 11 17 - 1
    Menu _:systemImage:content:primaryAction: - 15 12 17 - 1
    Menu content:label: - 14 11 17 - 1
    Menu content:label:primaryAction: - 15 12 17 - 1
    NavigationLink _:destination: - 13 10.15 13 6 1
    NavigationLink _:destination:isActive: - 13 10.15 13 6 1
    NavigationLink _:destination:tag:selection: - 13 10.15 13 6 1
    NavigationLink _:isActive:destination: - 13 10.15 13 6 1
    NavigationLink _:tag:selection:destination: - 13 10.15 13 6 1
    NavigationLink _:value: - 16 13 16 9 1
    NavigationLink destination:isActive:label: - 13 10.15 13 6 1
    NavigationLink destination:label: - 13 10.15 13 6 1
    NavigationLink destination:tag:selection:label: - 13 10.15 13 6 1
    NavigationLink destinationName:isActive:label: - - - - 6 -
    NavigationLink destinationName:label: - - - - 6 -
    NavigationLink destinationName:tag:selection:label: - - - - 6 -
    NavigationLink isActive:destination:label: - 13 10.15 13 6 1
    NavigationLink tag:selection:destination:label: - 13 10.15 13 6 1
    NavigationLink value:label: - 16 13 16 9 1
    Picker _:image:selection:content: - 17 14 17 10 1
    Picker _:image:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker _:image:sources:selection:content: - 17 14 17 10 1
    Picker _:image:sources:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker _:selection:content: - 13 10.15 13 6 1
    Picker _:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker _:sources:selection:content: - 16 13 16 9 1
    Picker _:sources:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker _:systemImage:selection:content: - 14 11 14 7 1
    Picker _:systemImage:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker _:systemImage:sources:selection:content: - 16 13 16 9 1
    Picker _:systemImage:sources:selection:content:currentValueLabel: - 18 15 18 11 2
    Picker selection:content:label: - 13 10.15 13 6 1
    Picker selection:content:label:currentValueLabel: - 18 15 18 11 2
    Picker selection:label:content: - 13 10.15 13 6 1
    Picker sources:selection:content:label: - 16 13 16 9 1
    Picker sources:selection:content:label:currentValueLabel: - 18 15 18 11 2
    ProgressView - - 14 11 14 7 1
    ProgressView _: - 14 11 14 7 1
    ProgressView _:value:total: total 14 11 14 7 1
    ProgressView label: - 14 11 14 7 1
    ProgressView timerInterval:countsDown: countsDown 16 13 16 9 1
    ProgressView timerInterval:countsDown:label: countsDown 16 13 16 9 1
    ProgressView timerInterval:countsDown:label:currentValueLabel: countsDown 16 13 16 9 1
    ProgressView value:total: total 14 11 14 7 1
    ProgressView value:total:label: total 14 11 14 7 1
    ProgressView value:total:label:currentValueLabel: total 14 11 14 7 1
    Section _:content: - 15 12 15 8 1
    Section _:isExpanded:content: - 17 14 17 10 1
    Section content: - 13 10.15 13 6 1
    Section content:footer: - 13 10.15 13 6 1
    Section content:header: - 13 10.15 13 6 1
    Section content:header:footer: - 13 10.15 13 6 1
    Section footer:content: - 13 10.15 13 6 1
    Section header:content: - 13 10.15 13 6 1
    Section header:footer:content: - 13 10.15 13 6 1
    Section isExpanded:content:header: - 17 14 17 10 1
    SecureField _:text: - 13 10.15 13 6 1
    SecureField _:text:onCommit: - 13 10.15 13 6 1
    SecureField _:text:prompt: - 15 12 15 8 1
    SecureField text:prompt:label: prompt 15 12 15 8 1
    Stepper _:onIncrement:onDecrement:onEditingChanged: onEditingChanged 13 10.15 - 9 1
    Stepper _:value:in:step:format:onEditingChanged: step,onEditingChanged 16 13 - 9 1
    Stepper _:value:in:step:onEditingChanged: step,onEditingChanged 13 10.15 - 9 1
    Stepper _:value:step:format:onEditingChanged: step,onEditingChanged 16 13 - 9 1
    Stepper _:value:step:onEditingChanged: step,onEditingChanged 13 10.15 - 9 1
    Stepper label:onIncrement:onDecrement:onEditingChanged: onEditingChanged 13 10.15 - 9 1
    Stepper onIncrement:onDecrement:onEditingChanged:label: onEditingChanged 13 10.15 - 9 1
    Stepper value:in:step:format:label:onEditingChanged: step,onEditingChanged 16 13 - 9 1
    Stepper value:in:step:label:onEditingChanged: step,onEditingChanged 13 10.15 - 9 1
    Stepper value:in:step:onEditingChanged:label: step,onEditingChanged 13 10.15 - 9 1
    Stepper value:step:format:label:onEditingChanged: step,onEditingChanged 16 13 - 9 1
    Stepper value:step:label:onEditingChanged: step,onEditingChanged 13 10.15 - 9 1
    Stepper value:step:onEditingChanged:label: step,onEditingChanged 13 10.15 - 9 1
    Text _: - 13 10.15 13 6 1
    Text _:format: - 15 12 15 8 1
    Text _:formatter: - 14 11 14 7 1
    Text _:style: - 14 11 14 7 1
    Text _:tableName:bundle:comment: tableName,bundle,comment 13 10.15 13 6 1
    Text timerInterval:pauseTime:countsDown:showsHours: pauseTime,countsDown,showsHours 16 13 16 9 1
    Text verbatim: - 13 10.15 13 6 1
    TextField _:text: - 13 10.15 13 6 1
    TextField _:text:axis: - 16 13 16 9 1
    TextField _:text:onCommit: - 13 10.15 13 6 1
    TextField _:text:onEditingChanged: - 13 10.15 13 6 1
    TextField _:text:onEditingChanged:onCommit: - 13 10.15 13 6 1
    TextField _:text:prompt: - 15 12 15 8 1
    TextField _:text:prompt:axis: - 16 13 16 9 1
    TextField _:text:selection:prompt:axis: prompt,axis 18 15 - - 2
    TextField _:value:format:prompt: prompt 15 12 15 8 1
    TextField _:value:formatter: - 13 10.15 13 6 1
    TextField _:value:formatter:onCommit: - 13 10.15 13 6 1
    TextField _:value:formatter:onEditingChanged: - 13 10.15 13 6 1
    TextField _:value:formatter:onEditingChanged:onCommit: - 13 10.15 13 6 1
    TextField _:value:formatter:prompt: - 15 12 15 8 1
    TextField text:prompt:axis:label: prompt 16 13 16 9 1
    TextField text:prompt:label: prompt 15 12 15 8 1
    TextField text:selection:prompt:axis:label: prompt,axis 18 15 - - 2
    TextField value:format:prompt:label: prompt 15 12 15 8 1
    TextField value:formatter:prompt:label: prompt 15 12 15 8 1
    Toggle _: - 13 10.15 13 6 1
    Toggle _:image:isOn: - 17 14 17 10 1
    Toggle _:image:sources:isOn: - 17 14 17 10 1
    Toggle _:isOn: - 13 10.15 13 6 1
    Toggle _:isOn:intent: - 17 14 17 10 -
    Toggle _:sources:isOn: - 16 13 16 9 1
    Toggle _:systemImage:isOn: - 14 11 14 7 1
    Toggle _:systemImage:sources:isOn: - 16 13 16 9 1
    Toggle isOn:intent:label: - 17 14 17 10 -
    Toggle isOn:label: - 13 10.15 13 6 1
    Toggle sources:isOn:label: - 16 13 16 9 1
    """
}

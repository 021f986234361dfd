/// The look of the page: the system's type, one accent, and colour only where it says something. Light and dark by the reader's setting.
enum HTMLStyle {
  static let text = colors + layout + findings + code + lists

  private static let colors = """
    :root {
      color-scheme: light dark;
      --page: #f6f7f9; --surface: #ffffff; --sunken: #f6f7f9; --line: #e3e6eb; --text: #1b1f26; --soft: #5c6573; --faint: #8b93a0;
      --accent: #2457c5; --error: #c22b36; --warning: #965600; --info: #4a6076; --fix: #1a7a46;
      --error-dot: #d23c46; --warning-dot: #e09a24; --info-dot: #8a9bad;
      --error-fill: #fdecec; --warning-fill: #fdf1dc; --info-fill: #e9eef3; --note-fill: #e8effc; --fix-fill: #e5f5eb;
      --keyword: #9b2393; --string: #b3261e; --comment: #667380; --number: #1c00cf; --type: #2a6a80;
      --added: #e7f6ec; --added-mark: #b5e4c5; --removed: #fdeeee; --removed-mark: #f9cbcb;
      --shadow: 0 1px 2px rgba(20, 28, 40, .05);
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #14161a; --surface: #1c1f25; --sunken: #16191d; --line: #2d323b; --text: #e5e8ed; --soft: #a2abb9; --faint: #747d8c;
        --accent: #83aefc; --error: #ff8a8c; --warning: #f0b35a; --info: #a6bacd; --fix: #6ed29a;
        --error-dot: #ec6468; --warning-dot: #e3a548; --info-dot: #75869a;
        --error-fill: #43232a; --warning-fill: #402f17; --info-fill: #2a333d; --note-fill: #22314d; --fix-fill: #1b3628;
        --keyword: #ff7ab2; --string: #ff8170; --comment: #8590a0; --number: #d9c97c; --type: #6bdfff;
        --added: #182d22; --added-mark: #245a3b; --removed: #352024; --removed-mark: #6b2f37;
        --shadow: none;
      }
    }

    """

  private static let layout = """
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { -webkit-text-size-adjust: 100%; scroll-padding-top: 64px; }
    body {
      margin: 0; background: var(--page); color: var(--text); overflow-wrap: break-word;
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "Liberation Sans", Arial, sans-serif;
    }
    h1, h2, h3, h4, p, ul, dl, dd { margin: 0; padding: 0; }
    ul { list-style: none; }
    a { color: var(--accent); text-decoration: none; }
    a:hover { text-decoration: underline; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
    code, pre, .where, .path, .id, .rule { font-family: var(--mono); font-size: .87em; }
    .inner, .page { max-width: 1240px; margin: 0 auto; padding: 0 32px; }
    .top { background: var(--surface); border-bottom: 1px solid var(--line); padding: 32px 0 28px; }
    .brand { color: var(--accent); font-weight: 650; font-size: 13px; letter-spacing: .02em; }
    h1 { font-size: 30px; line-height: 1.2; font-weight: 650; letter-spacing: -.02em; margin-top: 6px; }
    .facts { color: var(--soft); margin-top: 8px; }
    .facts .dot { color: var(--faint); margin: 0 8px; }
    .failed { color: var(--error); font-weight: 600; margin-top: 8px; }
    .bar { display: block; width: 100%; height: 6px; margin-top: 22px; border-radius: 3px; background: var(--line); }
    rect.error { fill: var(--error-dot); } rect.warning { fill: var(--warning-dot); } rect.info { fill: var(--info-dot); }
    .tiles { display: flex; flex-wrap: wrap; gap: 8px 40px; margin-top: 16px; }
    .tile { display: flex; flex-direction: row-reverse; align-items: baseline; gap: 8px; }
    .tile dt { color: var(--soft); }
    .tile dd { font-size: 20px; font-weight: 650; font-variant-numeric: tabular-nums; }
    .tile.error dd { color: var(--error); } .tile.warning dd { color: var(--warning); } .tile.info dd { color: var(--info); } .tile.fixable dd { color: var(--fix); }
    .tile.none dt, .tile.none dd { color: var(--faint); font-weight: 400; }
    .page { display: grid; grid-template-columns: 272px minmax(0, 1fr); gap: 32px; align-items: start; margin-top: 28px; }
    .page.single { display: block; }
    aside { position: sticky; top: 20px; max-height: calc(100vh - 40px); overflow-y: auto; display: flex; flex-direction: column; gap: 24px; padding: 4px; margin: -4px; }
    form { display: flex; flex-direction: column; gap: 10px; }
    input[type=search], select {
      width: 100%; height: 36px; padding: 0 10px; font: inherit; font-size: 14px; color: var(--text); background: var(--surface);
      border: 1px solid var(--line); border-radius: 8px;
    }
    .toggles { display: flex; flex-direction: column; gap: 6px; margin-top: 4px; }
    .toggle { display: flex; align-items: center; gap: 8px; cursor: pointer; }
    .toggle .number { margin-left: auto; }
    .toggle input { margin: 0; accent-color: var(--accent); }
    .number { color: var(--soft); font-size: 13px; font-variant-numeric: tabular-nums; }
    .shown { color: var(--soft); font-size: 13px; }
    nav h2 { font-size: 12px; font-weight: 600; color: var(--soft); margin-bottom: 6px; }
    nav li { padding: 3px 0; }
    nav a { display: flex; justify-content: space-between; gap: 12px; color: var(--text); font-size: 13px; }
    nav .label { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    nav .label.path { direction: rtl; text-align: left; font-size: 12px; }
    nav .label::before { content: ""; display: inline-block; width: 7px; height: 7px; margin-right: 9px; border-radius: 50%; vertical-align: 1px; }
    nav .error .label::before { background: var(--error-dot); } nav .warning .label::before { background: var(--warning-dot); } nav .info .label::before { background: var(--info-dot); }
    nav.files .label::before { content: none; }

    """

  private static let findings = """
    main { min-width: 0; }
    .file, .notices, .empty { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; box-shadow: var(--shadow); margin-bottom: 24px; }
    .file > h2 {
      position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 12px; padding: 11px 20px; font-size: 14px; font-weight: 600;
      background: var(--surface); border-bottom: 1px solid var(--line); border-radius: 12px 12px 0 0;
    }
    .file > h2 .path { min-width: 0; overflow-wrap: anywhere; font-size: 13px; }
    .folder { color: var(--soft); font-weight: 400; }
    .count { margin-left: auto; color: var(--soft); font-weight: 500; font-size: 13px; font-variant-numeric: tabular-nums; }
    .finding { padding: 18px 20px 20px; content-visibility: auto; contain-intrinsic-size: auto 260px; }
    .finding + .finding { border-top: 1px solid var(--line); }
    .finding h3 { display: flex; gap: 10px; align-items: baseline; font-size: 16px; line-height: 1.4; font-weight: 600; }
    .finding h3 .message { min-width: 0; }
    .chip { flex: none; display: inline-block; padding: 1px 8px; border-radius: 6px; font-size: 12px; line-height: 18px; font-weight: 600; }
    .chip.error { color: var(--error); background: var(--error-fill); }
    .chip.warning { color: var(--warning); background: var(--warning-fill); }
    .chip.info { color: var(--info); background: var(--info-fill); }
    .meta { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; margin-top: 4px; color: var(--soft); font-size: 13px; }
    .meta code, .where { color: var(--soft); }
    .message code, .notes p code, .fix p code, .notices code, .text code, .what code {
      padding: 1px 4px; margin: 0 -1px; border-radius: 4px; background: var(--sunken); box-shadow: inset 0 0 0 1px var(--line); overflow-wrap: anywhere;
      -webkit-box-decoration-break: clone; box-decoration-break: clone;
    }
    .notes { margin-top: 12px; }
    .notes li + li { margin-top: 10px; }
    .notes p, .fix p { font-size: 14px; }
    .notes p { color: var(--soft); }
    .notes p::first-letter { text-transform: uppercase; }
    .notes .where { margin-left: 10px; color: var(--faint); }
    .fix { margin-top: 14px; }
    .fix strong { color: var(--fix); font-weight: 600; }
    .how { margin-left: 10px; color: var(--soft); font-size: 13px; white-space: nowrap; }
    .notices h2 { padding: 14px 20px 4px; font-size: 14px; font-weight: 600; }
    .notices ul { padding: 0 20px 14px; }
    .notices li { display: flex; gap: 10px; align-items: baseline; padding: 6px 0; font-size: 14px; }
    .notices li div { min-width: 0; }
    .notices .chip { min-width: 76px; text-align: center; }
    .where { overflow-wrap: anywhere; }
    .empty { padding: 56px 20px; text-align: center; color: var(--soft); }
    .empty.good { color: var(--fix); font-size: 17px; font-weight: 600; }
    .empty svg { width: 44px; height: 44px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }

    """

  private static let code = """
    pre { margin: 10px 0 0; overflow-x: auto; background: var(--sunken); border: 1px solid var(--line); border-radius: 8px; font-size: 13px; line-height: 1.55; tab-size: 4; }
    pre code { display: block; min-width: max-content; padding: 8px 0; font-size: 1em; }
    pre span.line, pre span.add, pre span.del, pre span.name, pre span.gap { display: inline-block; min-width: 100%; padding: 0 16px 0 0; }
    .line::before { content: attr(data-n); display: inline-block; width: 4.2em; padding-right: 1.2em; text-align: right; color: var(--faint); font-variant-numeric: tabular-nums; }
    .line.marked::before { color: var(--soft); }
    .gap, pre .name { color: var(--faint); padding-left: 4.2em !important; }
    .diff .gap, .diff .name { padding-left: 14px !important; }
    .k { color: var(--keyword); } .s { color: var(--string); } .c { color: var(--comment); } .n { color: var(--number); } .t { color: var(--type); }
    mark { color: inherit; background: none; }
    .code mark { padding: 2px 0; text-decoration: underline 2px; text-underline-offset: 4px; text-decoration-skip-ink: none; }
    .code.error mark { background: var(--error-fill); text-decoration-color: var(--error); }
    .code.warning mark { background: var(--warning-fill); text-decoration-color: var(--warning); }
    .code.info mark { background: var(--info-fill); text-decoration-color: var(--info); }
    .code.note { margin-top: 5px; }
    .code.note mark { background: var(--note-fill); text-decoration-color: var(--accent); }
    mark.point { display: inline-block; width: 2px; height: 1.1em; margin: 0 1px; padding: 0; vertical-align: text-bottom; background: currentColor !important; }
    .diff .add { background: var(--added); } .diff .del { background: var(--removed); }
    .diff .add::before, .diff .del::before { display: inline-block; width: 2.4em; padding-left: 14px; user-select: none; }
    .diff .add::before { content: "+"; color: var(--fix); } .diff .del::before { content: "\\2212"; color: var(--error); }
    .add mark { background: var(--added-mark); border-radius: 2px; } .del mark { background: var(--removed-mark); border-radius: 2px; }
    .unseen { padding: 0 3px; margin: 0 1px; border-radius: 3px; font-family: var(--mono); font-size: .8em; color: var(--error); background: var(--error-fill); direction: ltr; unicode-bidi: isolate; }

    """

  private static let lists = """
    .rules { border-top: 1px solid var(--line); margin-top: 16px; padding: 32px 0 8px; background: var(--surface); }
    .rules h2 { font-size: 20px; font-weight: 650; letter-spacing: -.01em; margin-bottom: 10px; }
    details { border-top: 1px solid var(--line); }
    summary { display: flex; gap: 16px; align-items: baseline; padding: 12px 4px; cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary::before { content: "\\203A"; color: var(--faint); width: 8px; flex: none; }
    details[open] summary::before { transform: rotate(90deg); }
    summary .id { flex: 0 0 300px; font-weight: 600; overflow-wrap: anywhere; }
    summary .what { flex: 1; color: var(--soft); min-width: 0; }
    .text { padding: 0 4px 18px 28px; max-width: 76ch; scroll-margin-top: 72px; }
    .text h4 { margin-top: 12px; font-size: 13px; font-weight: 600; color: var(--soft); }
    .text p { margin-top: 3px; }
    .text p::first-letter { text-transform: uppercase; }
    .text a { display: inline-block; overflow-wrap: anywhere; }
    footer { color: var(--faint); font-size: 13px; padding: 24px 0 36px; }
    @media (max-width: 860px) {
      .inner, .page { padding: 0 16px; }
      .top { padding: 22px 0 20px; }
      h1 { font-size: 25px; }
      .page { grid-template-columns: minmax(0, 1fr); gap: 20px; margin-top: 18px; }
      aside { position: static; max-height: none; overflow: visible; }
      aside nav { display: none; }
      .toggles { flex-flow: row wrap; gap: 6px 16px; }
      .toggle .number { margin-left: 0; }
      .tiles { gap: 4px 24px; }
      .file, .notices { margin: 0 -16px 16px; border-radius: 0; border-left: 0; border-right: 0; }
      .file > h2 { padding: 10px 16px; border-radius: 0; }
      .finding { padding: 16px; }
      .finding h3 { flex-direction: column; gap: 6px; align-items: flex-start; }
      .notices h2 { padding: 12px 16px 2px; } .notices ul { padding: 0 16px 10px; }
      pre { font-size: 12px; }
      .line::before { width: 3.4em; padding-right: 1em; }
      .gap, pre .name { padding-left: 3.4em !important; }
      summary { flex-wrap: wrap; gap: 2px 10px; }
      summary .id { flex: 1 1 60%; }
      summary .what { flex: 1 0 100%; padding-left: 18px; order: 1; }
      .text { padding-left: 22px; }
    }
    @media print {
      form, aside { display: none; }
      .page { display: block; }
      .file > h2 { position: static; }
      pre code { min-width: 0; white-space: pre-wrap; }
    }
    """
}

import NibLoading

/// The fixed parts of HTML pages: the head with the style sheet, and the end with the script.
enum HTMLPage {
  /// Returns the start of the page.
  static func head(title: String?) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <title>\(HTMLText.escaped(title.map { "\($0) – Nibproof" } ?? "Nibproof"))</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <style>
    \(style)
    </style>
    </head>
    <body>

    """
  }

  static let foot = """
    <script>
    \(script)
    </script>
    </body>
    </html>

    """

  /// The style sheet.
  ///
  /// The rules refer to color variables, which are defined at the top for light and dark appearance, and at the end for
  /// print.
  static let style = """
    :root{color-scheme:light dark;--page:#f5f5f7;--card:#fff;--line:#dcdce2;--edge:#82828b;--text:#1d1d1f;--faint:#5f5f67;--code:#f0f0f4;\
    --link:#0058c4;--canvas:#ebebef;--good:#12702c;--fault:#ffe3a3;\(colors(\.light))}
    @media screen and (prefers-color-scheme:dark){:root{--page:#161618;--card:#212124;--line:#3a3a40;--edge:#83838d;--text:#f2f2f5;--faint:#a9a9b3;\
    --code:#2c2c31;--link:#6cb4ff;--canvas:#2a2a2e;--good:#5fd38d;--fault:#5c4a12;\(colors(\.dark))}}
    *{box-sizing:border-box}
    body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",\
    Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
    header,main,.glossary{max-width:1240px;margin:0 auto;padding:0 24px}
    header{padding-top:28px}
    h1{font-size:28px;line-height:1.2;margin:0 0 8px}
    .origin{margin:0 0 4px;color:var(--faint);font-size:14px}
    .summary{margin-top:14px}
    .summary p{margin:0;color:var(--faint);font-size:14px}
    .numbers{display:flex;flex-wrap:wrap;gap:10px;margin:16px 0 0;padding:0;list-style:none}
    .numbers li{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px 18px;font-size:14px;\
    font-weight:600}
    .numbers b{display:block;font-size:30px;line-height:1.1;font-variant-numeric:tabular-nums}
    .clean{color:var(--good);background:var(--card);border:2px solid currentColor;border-radius:16px;padding:22px 24px;\
    margin-top:18px}
    .clean.partial{color:var(--text)}
    .clean .numbers li{color:var(--text);background:var(--page)}
    .verdict{margin:0;font-size:24px;font-weight:700}
    h2{font-size:18px;line-height:1.3;margin:36px 0 12px;overflow-wrap:anywhere}
    h3{font-size:17px;line-height:1.35;margin:6px 0 10px;overflow-wrap:anywhere}
    h4{font-size:14px;margin:12px 0 4px}
    a{color:var(--link)}
    a:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{\
    outline:3px solid var(--link);outline-offset:2px}
    code,pre{font:13px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
    code{overflow-wrap:anywhere}
    pre{background:var(--code);border-radius:8px;padding:10px 12px;margin:10px 0;white-space:pre-wrap;\
    overflow-wrap:anywhere}
    form{display:flex;flex-wrap:wrap;gap:10px 18px;align-items:center;margin:18px 0 0;padding:14px 16px;\
    background:var(--card);border:1px solid var(--line);border-radius:12px}
    form[hidden]{display:none}
    fieldset{border:0;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:8px}
    legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    form label{display:inline-flex;gap:6px;align-items:center;font-size:14px;color:var(--faint)}
    form label:not(.chip){min-width:0;max-width:100%}
    select,input[type=search]{font:inherit;color:var(--text);background:var(--page);border:1px solid var(--edge);\
    border-radius:8px;padding:5px 8px;min-height:34px;min-width:0;max-width:260px}
    input::placeholder{color:var(--faint);opacity:1}
    .chip{border:1px solid currentColor;border-radius:99px;padding:4px 12px;min-height:34px;font-weight:600;cursor:pointer}
    .chip input{accent-color:currentColor;margin:0}
    output{margin-left:auto;font-size:14px;color:var(--faint)}
    .finding,.entry,.failures{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:18px 20px;\
    margin:0 0 14px}
    .finding{display:grid;grid-template-columns:minmax(0,1.15fr) minmax(0,1fr);gap:24px;content-visibility:auto;\
    contain-intrinsic-size:auto 460px;scroll-margin-top:12px}
    .failures{margin-top:16px;overflow-wrap:anywhere;font-size:14px}
    .failures h2{margin:0 0 8px}
    .failures ul{margin:0;padding-left:20px}
    .finding.plain{grid-template-columns:minmax(0,1fr)}
    .finding[hidden],.kind-of-findings[hidden]{display:none}
    .finding:target,.entry:target{border-color:var(--link);box-shadow:0 0 0 2px var(--link)}
    .words{min-width:0}
    .kind{margin:0;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center}
    .anchor{margin-left:auto;color:var(--faint);font-size:13px;text-decoration:none;font-variant-numeric:tabular-nums}
    .where{margin:-6px 0 8px;color:var(--faint)}
    .badge{border:1.5px solid currentColor;border-radius:99px;padding:0 10px;font-size:13px;font-weight:700}
    \(Consequence.allCases.map { ".\($0.rawValue){color:var(--\($0.rawValue))}" }.joined())
    .state{color:var(--faint)}
    .likely{color:var(--unverified)}
    .badge.state{font-weight:600}
    mark{background:var(--fault);color:inherit;border-radius:3px;padding:1px 0;font-weight:600}
    .notes,.members ul{margin:8px 0;padding-left:20px;font-size:14px;overflow-wrap:anywhere}
    .members{font-size:14px;margin:8px 0}
    dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:4px 14px;margin:8px 0;font-size:14px}
    dt{color:var(--faint)}
    dd{margin:0;overflow-wrap:anywhere}
    .path span:last-child{font-weight:600}
    .path+code{white-space:nowrap}
    .remedy{margin:10px 0 0;padding:8px 12px;border-left:3px solid var(--link);background:var(--code);\
    border-radius:0 8px 8px 0;font-size:14px}
    .note{color:var(--faint)}
    figure{margin:0;display:flex;flex-direction:column;gap:8px;justify-content:center;align-items:center;\
    background:var(--canvas);border-radius:10px;padding:10px;min-height:120px}
    figure svg{width:100%;height:auto;max-height:440px}
    figure details{width:100%;text-align:center;font-size:14px}
    figure text{font-family:-apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
    .halo{fill:none;stroke:#fff;stroke-width:7;stroke-opacity:.85;vector-effect:non-scaling-stroke}
    .mark{fill:#e0001a1a;stroke:#e0001a;stroke-width:3;vector-effect:non-scaling-stroke}
    .whole{fill:none}
    .connected{border-bottom:2px dashed #0068e0}
    .destination{fill:none;stroke:#0068e0;stroke-width:2.5;stroke-dasharray:6 4;vector-effect:non-scaling-stroke}
    .definitions{position:absolute;width:0;height:0}
    .glossary{padding-bottom:40px}
    summary{cursor:pointer;color:var(--link)}
    @media screen and (max-width:820px){header,main,.glossary{padding-left:14px;padding-right:14px}\
    .finding{grid-template-columns:minmax(0,1fr);gap:14px;padding:14px}dl{grid-template-columns:minmax(0,1fr);gap:0}\
    dd{margin-bottom:6px}form label:not(.chip){width:100%}select,input[type=search]{flex:1;max-width:none}\
    output{margin-left:0;width:100%}figure svg{max-height:380px}}
    @media print{:root{color-scheme:light;--page:#fff;--card:#fff;--line:#bbb;--text:#000;--faint:#444;--code:#f4f4f4;\
    --canvas:#e6e6ea}*{print-color-adjust:exact;-webkit-print-color-adjust:exact}body{font-size:10pt}\
    header,main,.glossary{max-width:none;padding-left:0;padding-right:0}form,details:not([open]),figure details{display:none}\
    h2{font-size:12pt;margin:18pt 0 6pt}h2,h4{break-after:avoid}h3{font-size:11pt}dl,.remedy{font-size:9pt}\
    code,pre{font-size:8pt}.finding{grid-template-columns:minmax(0,1.7fr) minmax(0,1fr);gap:12pt;padding:9pt 12pt;\
    content-visibility:visible}.finding,.entry{break-inside:avoid;margin-bottom:9pt}.finding:target,.entry:target{\
    border-color:var(--line);box-shadow:none}.anchor,.kind a,.where a{color:inherit;text-decoration:none}figure{min-height:0}\
    figure svg{max-height:190pt}}
    """

  /// The text colors of consequences in light and dark mode, legible on the page, on cards and on code.
  private static let colors: [Consequence: (light: String, dark: String)] = [
    .crash: ("#b3001b", "#ff8a90"), .dropped: ("#9a4a00", "#ffb169"), .crashOnUse: ("#7a2fa8", "#d9a5ff"),
    .invalid: ("#8f0f5c", "#ff9ad1"), .silent: ("#6b5a00", "#ecd25c"), .unverified: ("#50505a", "#b9b9c4"),
  ]

  private static func colors(_ shade: KeyPath<(light: String, dark: String), String>) -> String {
    Consequence.allCases.compactMap { consequence in
      colors[consequence].map { "--\(consequence.rawValue):\($0[keyPath: shade])" }
    }.joined(separator: ";")
  }

  /// The script that filters the findings; without it, all findings are shown and the filters are hidden.
  private static let script = """
    "use strict";
    (() => {
      const form = document.getElementById("filters");
      if (!form) return;
      const findings = [...document.querySelectorAll(".finding")];
      const sections = [...document.querySelectorAll(".kind-of-findings")];
      const texts = new Map();
      const text = (finding) => {
        if (!texts.has(finding)) texts.set(finding, finding.querySelector(".words").textContent.toLowerCase());
        return texts.get(finding);
      };
      const show = () => {
        const data = new FormData(form);
        const consequences = new Set(data.getAll("consequence"));
        const id = data.get("id"), file = data.get("file");
        const hidesUnreachable = form.elements.unreachable && !data.get("unreachable");
        const words = data.get("text").toLowerCase().split(/\\s+/).filter(Boolean);
        let count = 0;
        for (const finding of findings) {
          const { consequence, reachability, id: kind, file: path } = finding.dataset;
          const isShown = consequences.has(consequence) && (!id || id === kind) && (!file || file === path)
            && !(hidesUnreachable && reachability === "unreachable") && words.every((word) => text(finding).includes(word) || path.toLowerCase().includes(word));
          finding.hidden = !isShown;
          if (isShown) count += 1;
        }
        for (const section of sections) section.hidden = !section.querySelector(".finding:not([hidden])");
        document.getElementById("nothing").hidden = count > 0;
        form.querySelector("output").value = `${count} of ${findings.length} shown`;
      };
      form.hidden = false;
      form.addEventListener("input", show);
      form.addEventListener("submit", (event) => event.preventDefault());
      show();
    })();
    """
}

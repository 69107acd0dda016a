//! Pages in HTML.

use report::escaped;
use texts::Language;

/// The style of printed pages. On a narrow screen each row of a table is a block with its own headings, so that no page
/// has to be scrolled sideways.
const STYLE: &str = "\
    body{font:1rem/1.5 sans-serif;max-width:64rem;margin:0 auto;padding:1rem;color:#111;background:#fff;\
    overflow-wrap:break-word}\
    h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.15rem}\
    table{border-collapse:collapse;width:100%}\
    th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}\
    thead{display:table-header-group}tr,li{break-inside:avoid}.n{text-align:end}.n,th[scope]{white-space:nowrap}.result{font-weight:bold}\
    @media screen and (max-width:40rem){\
    thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
    table,tbody{display:block}\
    tr{display:block;padding:.5rem 0;border-top:1px solid #999}\
    th,td{display:block;padding:.1rem 0;border:0}td:empty,.self{display:none}.n{text-align:start}\
    td[data-label]:before{content:attr(data-label) \": \";color:#555}ul{padding-inline-start:1.25rem}}\
    @media print{body{font-size:10pt;max-width:none;padding:0}}";

/// Returns a standalone page that is readable on a phone and on paper. `title` is plain text, `body` is HTML.
pub fn page(title: &str, body: &str, language: Language) -> String {
    let title = escaped(title);
    let (code, writing) = (language.code(), language.writing());
    format!(
        "<!doctype html>\n<html lang=\"{code}\" dir=\"{writing}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title}</title>\n<style>{STYLE}</style></head>\n\
         <body><h1 dir=\"auto\">{title}</h1>\n{body}</body></html>\n"
    )
}

/// Returns a list of plain texts.
pub fn list(lines: &[String]) -> String {
    let items: String =
        lines.iter().map(|line| format!("<li dir=\"auto\">{}</li>\n", escaped(line))).collect();
    if items.is_empty() { String::new() } else { format!("<ul>\n{items}</ul>\n") }
}

import type { Fact, Letter } from './letter'

// Mail programs know neither our stylesheet nor variables: the daylight colours of styles/tokens.css.
const ink = '#1d2433'
const muted = '#525b6c'
const paper = '#fbfaf8'
const line = '#dcd7cd'
const primary = '#0a5c55'
const primarySoft = '#dff0ea'
const leaf = '24px 5px 24px 5px'
const smallLeaf = '14px 3px 14px 3px'

/** A letter as a page of HTML: one column, styles inline, readable at any width and without pictures. */
export function asHtml({ paragraphs: [news = '', ...rest], facts, quote, button, ...letter }: Letter) {
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(letter.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:${paper};color:${ink};font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">
<div lang="${letter.language}" style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;color:${primary};font-size:22px;font-weight:700">${escaped(letter.brand)}</p>
<div style="padding:28px 24px;background:#ffffff;border:1px solid ${line};border-radius:${leaf};overflow-wrap:anywhere">
${paragraph(letter.greeting)}
${paragraph(news)}
${factList(facts)}
${quote ? quotation(quote) : ''}
${rest.map(paragraph).join('\n')}
<p style="margin:28px 0"><a href="${escaped(button.url)}" style="display:inline-block;padding:13px 22px;background:${primary};color:#ffffff;font-weight:700;text-decoration:none;border-radius:${smallLeaf}">${escaped(button.label)}</a></p>
<p style="margin:0">${escaped(letter.signature)}</p>
</div>
<p style="margin:16px 0 0;color:${muted};font-size:14px">${escaped(letter.footer)}</p>
</div>
</body>
</html>
`
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`

function factList(facts: Fact[]) {
  if (facts.length === 0) return ''
  const rows = facts.map(({ label, value, href }) => {
    const shown = href ? `<a href="${escaped(href)}" style="color:${primary}">${escaped(value)}</a>` : escaped(value)
    return `<dt style="color:${muted};font-size:15px">${escaped(label)}</dt>
<dd style="margin:0 0 10px;font-weight:600">${shown}</dd>`
  })
  return `<dl style="margin:20px 0;padding:16px 0 6px;border:solid ${line};border-width:1px 0">\n${rows.join('\n')}\n</dl>`
}

function quotation({ label, text }: NonNullable<Letter['quote']>) {
  return `<p style="margin:0 0 6px;color:${muted};font-size:15px">${escaped(label)}</p>
<blockquote style="margin:0 0 20px;padding:14px 18px;background:${primarySoft};border-radius:${smallLeaf};white-space:pre-line">${escaped(text)}</blockquote>`
}

function escaped(text: string) {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

import { escapeHtml } from '~/escape-html'
import type { Fact, Letter } from './letter'

// Mail programs support neither our stylesheet nor CSS variables: these are the light colours of
// styles/tokens.css. The dark ones stand in `dark`, for programs that know the device's setting.
const ink = '#1d2433'
const muted = '#525b6c'
const line = '#dcd7cd'
const primary = '#0a5c55'
const smallLeaf = '14px 3px 14px 3px'

const styles = {
  body:
    `margin:0;padding:24px 12px;background:#fbfaf8;color:${ink};` +
    `font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif`,
  column: 'max-width:560px;margin:0 auto',
  brand: `margin:0 0 16px;color:${primary};font-size:22px;font-weight:700`,
  sheet:
    `padding:28px 24px;background:#ffffff;border:1px solid ${line};border-radius:24px 5px 24px 5px;` +
    'overflow-wrap:anywhere',
  paragraph: 'margin:0 0 16px',
  facts: `margin:20px 0;padding:16px 0 6px;border:solid ${line};border-width:1px 0`,
  label: `margin:0;color:${muted};font-size:15px`,
  value: 'margin:0 0 10px;font-weight:600',
  link: `color:${primary}`,
  page: 'margin:0 0 16px;font-weight:600',
  quietLink: `color:${muted}`,
  quote:
    `margin:6px 0 20px;padding:14px 18px;background:#dff0ea;border-radius:${smallLeaf};` +
    'white-space:pre-line',
  button:
    `display:inline-block;padding:13px 22px;background:${primary};color:#ffffff;font-weight:700;` +
    `text-decoration:none;border-radius:${smallLeaf}`,
  buttonLine: 'margin:28px 0',
  last: 'margin:0',
  footer: `margin:16px 0 0;color:${muted};font-size:14px`,
}

// Inline styles win over these without !important. Each element has its style's name as its class.
const dark = `@media (prefers-color-scheme: dark) {
.body { background: #10151d !important; color: #f1eee7 !important }
.sheet { background: #19202b !important; border-color: #364152 !important }
.facts { border-color: #364152 !important }
.brand, .link { color: #66cfbd !important }
.label, .footer, .quietLink { color: #b3bac7 !important }
.quote { background: #15362f !important }
.button { background: #66cfbd !important; color: #06211e !important }
}`

/** Renders a letter as HTML: one column, inline styles, readable at any width and without images. */
export function asHtml({ paragraphs: [news = '', ...rest], facts, quotes, button, stop, ...letter }: Letter) {
  return `<!doctype html>
<html lang="${letter.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>
${dark}
</style>
</head>
<body class="body" style="${styles.body}">
<div lang="${letter.language}" style="${styles.column}">
${element('p', 'brand', letter.brand)}
<div class="sheet" style="${styles.sheet}">
${element('p', 'paragraph', letter.greeting)}
${element('p', 'paragraph', news)}
${factList(facts)}
${quotes.map(({ label, text }) => `${element('p', 'label', label)}\n${element('blockquote', 'quote', text)}`).join('\n')}
${rest.map((text) => element('p', 'paragraph', text)).join('\n')}
<p style="${styles.buttonLine}">${anchor('button', button.url, button.label)}</p>
${element('p', 'last', letter.signature)}
</div>
${element('p', 'footer', letter.footer)}
${stop ? `<p class="footer" style="${styles.footer}">${anchor('quietLink', stop.url, stop.label)}</p>` : ''}
</div>
</body>
</html>
`
}

function factList(facts: Fact[]) {
  const rows = facts
    .filter(({ linksLabel }) => !linksLabel)
    .map(
      ({ label, value, href }) => `${element('dt', 'label', label)}
<dd style="${styles.value}">${href ? anchor('link', href, value) : escapeHtml(value)}</dd>`,
    )
  const pages = facts.flatMap(({ label, href, linksLabel }) =>
    linksLabel && href ? [`<p style="${styles.page}">${anchor('link', href, label)}</p>`] : [],
  )
  const list = rows.length > 0 ? `<dl class="facts" style="${styles.facts}">\n${rows.join('\n')}\n</dl>` : ''
  return [list, ...pages].join('\n')
}

function element(tag: string, style: keyof typeof styles, text: string) {
  return `<${tag} class="${style}" style="${styles[style]}">${escapeHtml(text)}</${tag}>`
}

function anchor(style: keyof typeof styles, href: string, text: string) {
  return `<a href="${escapeHtml(href)}" class="${style}" style="${styles[style]}">${escapeHtml(text)}</a>`
}

import { escapeHtml } from '~/escape-html'
import { codeId } from './code-picture'
import { type Fact, type Letter, lineEnds } from './letter'

// Mail programs support neither our stylesheet nor CSS variables: these are the light colours of
// styles/tokens.css. The dark ones stand in `dark`, for programs that know the device's setting.
const ink = '#1d2433'
const muted = '#525b6c'
const line = '#dcd7cd'
const primary = '#0a5c55'
const smallLeaf = '14px 3px 14px 3px'
// Outlook's tables do not inherit it.
const font = `font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif`
const layout = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

const styles = {
  body: `margin:0;padding:24px 12px;background:#fbfaf8;color:${ink};${font}`,
  column: `max-width:100%;margin:0 auto;${font}`,
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
  code: 'display:block;margin:6px 0 20px',
  quoted: 'margin:6px 0 20px',
  quotedTable: `width:100%;${font}`,
  quote: `padding:14px 18px;background:#dff0ea;border-radius:${smallLeaf}`,
  button:
    `display:inline-block;padding:13px 22px;background:${primary};color:#ffffff;font-weight:700;` +
    `text-decoration:none;border-radius:${smallLeaf}`,
  choice: `display:inline-block;margin:0 8px 8px 0;padding:10px 16px;border:1px solid ${primary};color:${primary};font-weight:700;text-decoration:none;border-radius:${smallLeaf}`,
  // Outlook alone knows this padding; in the other programs the link has its own, so all of the button is the link.
  buttonCell: `mso-padding-alt:13px 22px;background:${primary};border-radius:${smallLeaf}`,
  buttonLine: `margin:28px 0;${font}`,
  last: 'margin:0',
  footer: `margin:16px 0 0;color:${muted};font-size:14px`,
}

// Inline styles win over these without !important. Each element has its style's name as its class.
const dark = `@media (prefers-color-scheme: dark) {
.body { background: #10151d !important; color: #f1eee7 !important }
.sheet { background: #19202b !important; border-color: #364152 !important }
.facts { border-color: #364152 !important }
.brand, .link, .choice { color: #66cfbd !important }
.choice { border-color: #66cfbd !important }
.label, .footer, .quietLink { color: #b3bac7 !important }
.quote { background: #15362f !important }
.button, .buttonCell { background: #66cfbd !important; color: #06211e !important }
}`

/**
 * Renders a letter as HTML: one column, inline styles, readable at any width and without images. The column, quotes and
 * the button are tables for Outlook for Windows, which knows neither max-width nor the padding of other elements.
 */
export function asHtml({
  paragraphs: [news = '', ...rest],
  facts,
  code,
  quotes,
  button,
  choices,
  confirm,
  stop,
  ...letter
}: Letter) {
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
<table ${layout} lang="${letter.language}" width="560" align="center" style="${styles.column}">
<tr><td>${element('p', 'brand', letter.brand)}</td></tr>
<tr><td class="sheet" style="${styles.sheet}">
${element('p', 'paragraph', letter.greeting)}
${element('p', 'paragraph', news)}
${factList(facts)}
${code ? `${element('p', 'label', code)}\n${codeImage}` : ''}
${quotes.map(({ label, text }) => `${element('p', 'label', label)}\n${quote(text)}`).join('\n')}
${rest.map((text) => element('p', 'paragraph', text)).join('\n')}
${cell('buttonLine', 'buttonCell', anchor('button', button.url, button.label))}
${choices.length > 0 ? `<p class="paragraph" style="${styles.paragraph}">${choices.map(({ label, url }) => anchor('choice', url, label)).join(' ')}</p>` : ''}
${confirm ? `<p class="paragraph" style="${styles.paragraph}">${anchor('quietLink', confirm.url, confirm.label)}</p>` : ''}
${element('p', 'last', letter.signature)}
</td></tr>
<tr><td>
${element('p', 'footer', letter.footer)}
${stop ? `<p class="footer" style="${styles.footer}">${anchor('quietLink', stop.url, stop.label)}</p>` : ''}
</td></tr>
</table>
</body>
</html>
`
}

/** Its colours are those of the picture, also in the dark. */
const codeImage = `<img src="cid:${codeId}" alt="QR" width="240" height="240" style="${styles.code}">`

function factList(facts: Fact[]) {
  const rows = facts
    .filter(({ linksLabel }) => !linksLabel)
    .map(
      ({ label, value, href }) => `${element('dt', 'label', label)}
<dd style="${styles.value}">${href ? anchor('link', href, value) : words(value)}</dd>`,
    )
  const pages = facts.flatMap(({ label, href, linksLabel }) =>
    linksLabel && href ? [`<p style="${styles.page}">${anchor('link', href, label)}</p>`] : [],
  )
  const list = rows.length > 0 ? `<dl class="facts" style="${styles.facts}">\n${rows.join('\n')}\n</dl>` : ''
  return [list, ...pages].join('\n')
}

const quote = (text: string) =>
  `<blockquote style="${styles.quoted}">${cell('quotedTable', 'quote', words(text))}</blockquote>`

/** A table of one cell. */
function cell(table: keyof typeof styles, style: keyof typeof styles, html: string) {
  return `<table ${layout} style="${styles[table]}"><tr><td class="${style}" style="${styles[style]}">${html}</td></tr></table>`
}

/** Programs that do not know `white-space` show line ends, too. */
const words = (text: string) => escapeHtml(text).replaceAll(lineEnds, '<br>')

function element(tag: string, style: keyof typeof styles, text: string) {
  return `<${tag} class="${style}" style="${styles[style]}">${words(text)}</${tag}>`
}

function anchor(style: keyof typeof styles, href: string, text: string) {
  return `<a href="${escapeHtml(href)}" class="${style}" style="${styles[style]}">${words(text)}</a>`
}

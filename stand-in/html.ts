import { escapeHtml } from '~/escape-html'
import type { Order, Session } from './objects'
import { cards, type Card } from './payments'
import { languageOf, type Language, type Words } from './words'

/** The numbers of Stripe's test cards. */
const numbers: Record<Card, string> = {
  pays: '4242 4242 4242 4242',
  declines: '4000 0000 0000 0002',
  later: '',
  disputed: '4000 0000 0000 0259',
}

const style = `
:root {
  color-scheme: light dark;
  --ink: #1d1b26; --ground: #f6f4f1; --card: #fff; --line: #8a8694;
  --act: #4b2e83; --warn: #fff3c4; --bad: #a3162a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f3f0f7; --ground: #17151d; --card: #221f2b; --line: #8f8a9c;
    --act: #c9b3f5; --warn: #4a3a00; --bad: #ff9aa5;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere; }
body, button { font: 1.0625rem/1.5 system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.2; }
.banner { margin: 0; padding: 0.75rem 1rem; background: var(--warn); font-weight: 700; text-align: center; }
.problem { padding: 0.75rem 1rem; border: 2px solid var(--bad); border-radius: 0.5rem; }
.problem, legend, button, .total { font-weight: 700; }
dl { display: grid; grid-template-columns: 1fr auto; row-gap: 0.5rem; margin: 0 0 1.5rem; }
dd { margin: 0; padding-inline-start: 1rem; text-align: end; font-variant-numeric: tabular-nums; }
.total { padding-top: 0.5rem; border-top: 1px solid var(--line); font-size: 1.25rem; }
small { display: block; font-variant-numeric: tabular-nums; }
fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; }
legend { margin-bottom: 0.5rem; padding: 0; }
label { display: flex; gap: 0.75rem; align-items: center; margin-bottom: 0.5rem; padding: 0.5rem 0.875rem; }
label { border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); cursor: pointer; }
label, button { min-height: 3rem; }
input { flex: none; width: 1.25rem; height: 1.25rem; accent-color: var(--act); }
button { width: 100%; margin-bottom: 0.75rem; padding: 0.5rem 1rem; border: 0; border-radius: 0.5rem; }
button { background: var(--act); color: var(--card); cursor: pointer; }
a { color: var(--act); }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`

type Page = { language: Language; say: Words; nonce: string; body: string }

/** Returns the whole document of a page. */
export function layout({ language, say, nonce, body }: Page) {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${say.title}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header><p class="banner">${say.banner}</p></header>
<main>
<h1>${say.title}</h1>
${body}
</main>
</body>
</html>
`
}

/**
 * The payment form: what is bought, the ways to pay, the way back; after an error, its message and the chosen card.
 */
export function payForm(session: Session, items: Order['items'], say: Words, problem: string, chosen: Card) {
  const currency = { style: 'currency', currency: session.currency! } as const
  const money = new Intl.NumberFormat(languageOf(session.locale), currency)
  const sum = (amount: number) => money.format(amount / 100)
  const rows = items.map(({ name, description, quantity, amount }) => {
    const what = quantity > 1 ? `${name} × ${quantity}` : name
    const more = description && `<small>${escapeHtml(description)}</small>`
    return `<dt>${escapeHtml(what)}${more}</dt><dd>${sum(amount)}</dd>`
  })
  const choices = cards.map(
    (card) =>
      `<label><input type="radio" name="card" value="${card}"${card === chosen ? ' checked' : ''}>
<span>${say[card]}${numbers[card] && `<small>${numbers[card]}</small>`}</span></label>`,
  )
  const total = sum(session.amount_total ?? 0)
  return `${problem && `<p class="problem" role="alert">${problem}</p>`}
<dl>${rows.join('')}<dt class="total">${say.total}</dt><dd class="total">${total}</dd></dl>
<form method="post" action="/pay/${session.id}">
<fieldset><legend>${say.method}</legend>
${choices.join('\n')}
</fieldset>
<button type="submit">${say.pay} ${total}</button>
</form>
${session.cancel_url ? linkTo({ href: session.cancel_url, text: say.back }) : ''}`
}

type Link = { href: string; text: string }

/** A page that shows a session's state; with `act`, a form to decide whether a delayed payment arrives. */
export function told(sentence: string, link?: Link, act?: { action: string; arrive: string; fail: string }) {
  const form =
    act &&
    `<form method="post" action="${act.action}">
<button type="submit" name="money" value="arrives">${act.arrive}</button>
<button type="submit" name="money" value="fails">${act.fail}</button>
</form>`
  return `<p>${sentence}</p>${form ?? ''}${link ? linkTo(link) : ''}`
}

const linkTo = ({ href, text }: Link) => `<p><a href="${escapeHtml(href)}">${text}</a></p>`

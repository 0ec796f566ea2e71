import type { Fact, Letter } from './letter'

/** A letter as plain text; everything the HTML shows, the button's address included. */
export function asText({
  paragraphs: [news, ...rest],
  facts,
  quotes,
  button,
  colon,
  stop,
  ...letter
}: Letter) {
  const blocks = [
    letter.greeting,
    news,
    facts.map((fact) => `${fact.label}${colon} ${valueOf(fact)}`).join('\n'),
    ...quotes.map(({ label, text }) => `${label}${colon}\n${text.replace(/^/gm, '> ')}`),
    ...rest,
    `${button.label}${colon}\n${button.url}`,
    letter.signature,
    `-- \n${letter.footer}`,
    stop && `${stop.label}${colon}\n${stop.url}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** A link that does not show where it leads does so in brackets. */
function valueOf({ value, href }: Fact) {
  return href?.startsWith('http') && href !== value ? `${value} (${href})` : value
}

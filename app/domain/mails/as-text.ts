import type { Fact, Letter } from './letter'

// Some mail programs begin a new line at these too, which must have its mark.
const otherLineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g

/** Renders a letter as plain text, with everything that the HTML shows and the button's URL. */
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
    ...quotes.map(
      ({ label, text }) => `${label}${colon}\n${text.replaceAll(otherLineEnds, '\n').replace(/^/gm, '> ')}`,
    ),
    ...rest,
    `${button.label}${colon}\n${button.url}`,
    letter.signature,
    `-- \n${letter.footer}`,
    stop && `${stop.label}${colon}\n${stop.url}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Adds the URL in brackets if the text of a link does not show it. */
function valueOf({ value, href }: Fact) {
  return href?.startsWith('http') && href !== value ? `${value} (${href})` : value
}

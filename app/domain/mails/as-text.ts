import type { Letter } from './letter'

/** A letter as plain text; everything the HTML shows, the button's address included. */
export function asText({ paragraphs: [news, ...rest], facts, quote, button, colon, stop, ...letter }: Letter) {
  const blocks = [
    letter.greeting,
    news,
    facts.map(({ label, value }) => `${label}${colon} ${value}`).join('\n'),
    quote && `${quote.label}${colon}\n${quote.text.replace(/^/gm, '> ')}`,
    ...rest,
    `${button.label}${colon}\n${button.url}`,
    letter.signature,
    `-- \n${letter.footer}`,
    stop && `${stop.label}${colon}\n${stop.url}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

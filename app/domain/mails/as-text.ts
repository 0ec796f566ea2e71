import type { Letter } from './letter'

/** A letter as plain text; everything the HTML shows, the button's address included. */
export function asText({ paragraphs: [news, ...rest], facts, quote, button, ...letter }: Letter) {
  const blocks = [
    letter.greeting,
    news,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    quote && `${quote.label}:\n${quote.text.replace(/^/gm, '> ')}`,
    ...rest,
    `${button.label}:\n${button.url}`,
    letter.signature,
    `-- \n${letter.footer}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

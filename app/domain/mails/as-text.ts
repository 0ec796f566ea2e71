import { type Fact, type Letter, lineEnds } from './letter'

/** Renders a letter as plain text, with everything that the HTML shows and the button's URL. */
export function asText({
  paragraphs: [news, ...rest],
  facts,
  quotes,
  button,
  choices,
  colon,
  confirm,
  stop,
  ...letter
}: Letter) {
  const blocks = [
    letter.greeting,
    news,
    facts.map((fact) => `${fact.label}${colon} ${valueOf(fact)}`).join('\n'),
    ...quotes.map(
      ({ label, text }) => `${label}${colon}\n${text.replaceAll(lineEnds, '\n').replace(/^/gm, '> ')}`,
    ),
    ...rest,
    `${button.label}${colon}\n${button.url}`,
    ...choices.map(({ label, url }) => `${label}${colon}\n${url}`),
    confirm && `${confirm.label}${colon}\n${confirm.url}`,
    letter.signature,
    `-- \n${letter.footer}`,
    stop && `${stop.label}${colon}\n${stop.url}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

/** Adds the URL on a line of its own, where no sign stands beside it, if the text of a link does not show it. */
function valueOf({ value, href }: Fact) {
  return href?.startsWith('http') && href !== value ? `${value}\n${href}` : value
}

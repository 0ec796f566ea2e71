import otherWords from './other-words.json'
import { inOneScript } from '~/i18n/one-script'

/** A name in one folded form, to compare what a file says with our lists. */
export const foldName = (text: string) =>
  inOneScript(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('\u03c2', '\u03c3')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

// «E-mail 1 - Label»: of contacts, what the column beside it is. «E-mail γονέα»: of somebody else.
const aboutAnother = new RegExp(` (?:label|type) $| (?:${otherWords.map(foldName).join('|')}) `)

/** Finds the column of each name by the words of its headings, which may be in any of five languages; from 0. */
export function columnsOf<Name extends string>(headings: string[], words: Record<Name, string[]>) {
  const names = Object.keys(words) as Name[]
  const taken = new Set<number>()
  const columns: Partial<Record<Name, number>> = {}
  const folded = headings.map(foldName)
  const said = Object.fromEntries(names.map((name) => [name, words[name].map(foldName)])) as typeof words
  // A whole heading counts before a part of one, so that «E-mail of the mentor» does not take the place of «E-mail».
  for (const whole of [true, false])
    for (const name of names) {
      if (columns[name] !== undefined) continue
      const at = folded.findIndex(
        (heading, column) =>
          heading !== '' &&
          !taken.has(column) &&
          (whole || !aboutAnother.test(` ${heading} `)) &&
          said[name].some((word) => (whole ? heading === word : ` ${heading} `.includes(` ${word} `))),
      )
      if (at < 0) continue
      columns[name] = at
      taken.add(at)
    }
  return columns
}

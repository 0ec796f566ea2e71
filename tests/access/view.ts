import type { Page } from '@playwright/test'
import type { Sql } from 'postgres'

/** What a screen reader's user hears or jumps to; plain text between it is left out. */
const told =
  /^(alert|article|banner|button|cell|checkbox|columnheader|combobox|complementary|contentinfo|dialog|form|group|heading|img|link|main|navigation|progressbar|radio|radiogroup|region|search|searchbox|slider|spinbutton|status|switch|tab|table|textbox|timer)\b/
const landmarks =
  /^(banner|complementary|contentinfo|form|main|navigation|region|search|dialog|alert|status|group|table|radiogroup|article)\b/
const months =
  'Ιανουαρίου|Φεβρουαρίου|Μαρτίου|Απριλίου|Μαΐου|Ιουνίου|Ιουλίου|Αυγούστου|Σεπτεμβρίου|Οκτωβρίου|Νοεμβρίου|Δεκεμβρίου|' +
  'Ιανουάριος|Φεβρουάριος|Μάρτιος|Απρίλιος|Μάιος|Ιούνιος|Ιούλιος|Αύγουστος|Σεπτέμβριος|Οκτώβριος|Νοέμβριος|Δεκέμβριος'
const days = 'Δευτέρα|Τρίτη|Τετάρτη|Πέμπτη|Παρασκευή|Σάββατο|Κυριακή'

/** Reads the names and words of the demo people, which differ with the day, so that the views can leave them out. */
export async function wordsOfPeople(sql: Sql) {
  const rows = await sql<{ word: string }[]>`
    select name as word from data.users union select surname from data.users
    union select title from data.mentor_cards union select name from data.scholarships
    union select email from data.users`
  return rows
    .map(({ word }) => word)
    .filter((word) => word && word.length > 2)
    .toSorted((a, b) => b.length - a.length)
}

/**
 * Returns what a screen reader tells of the open page: landmarks, headings, and the names and states of the controls,
 * in reading order. Numbers, dates and the words of people are masked, and of alike lines in a row one is kept, so
 * that only a change of the product changes it.
 */
export async function viewOf(page: Page, words: string[]) {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n')
  const kept: string[] = []
  // The indents of the landmarks that the line stands in.
  const around: number[] = []
  for (const line of lines) {
    const [, space = '', whole = ''] = /^( *)- (.*)$/.exec(line) ?? []
    // A line with a colon stands in quotes.
    const rest = whole.replace(
      /^'(.*)'(:?)/,
      (_, quoted: string, end: string) => quoted.replaceAll("''", "'") + end,
    )
    if (!told.test(rest)) continue
    while (around.length > 0 && around.at(-1)! >= space.length) around.pop()
    const isLandmark = landmarks.test(rest)
    const said = masked(rest.replace(/:$/, ''), words)
    // A cell tells what stands in it; its controls follow.
    if (!rest.startsWith('cell')) kept.push(`${'  '.repeat(around.length)}${said}`)
    if (isLandmark) around.push(space.length)
  }
  return withoutRepeats(kept)
}

function masked(said: string, words: string[]) {
  let text = said
    .replace(new RegExp(`\\b\\d+ (${months})`, 'g'), '0 Μήνας')
    .replace(new RegExp(days, 'g'), 'Ημέρα')
  text = text.replace(new RegExp(`(${months})`, 'g'), 'Μήνας')
  for (const word of words) if (text.includes(word)) text = text.replaceAll(word, '…')
  // The codes of orders are random.
  text = text.replace(/\bMP-[0-9A-Z]{8}\b/g, 'MP-0')
  return text.replace(/(?<!level=)\b\d+([.,:/]\d+)*/g, '0').replace(/…([ ,.·-]*…)+/g, '…')
}

/** Leaves out a block of up to twelve lines that says the same as the block before it: the next row of a list. */
function withoutRepeats(lines: string[]) {
  const kept: string[] = []
  for (const line of lines) {
    kept.push(line)
    for (let size = 1; size <= 12 && size * 2 <= kept.length; size += 1) {
      const last = kept.slice(-size).join('\n')
      if (last === kept.slice(-size * 2, -size).join('\n')) {
        kept.splice(-size)
        break
      }
    }
  }
  return kept.join('\n')
}

// The head of a function: what it does, in at most five lines; what it locks, in order, on lines of its own; `Refuses:`.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const most = 5
const named = /^-- (Locks|Refuses|Null|Rows|Type \w+)\b/

/** What it does: the lines before those that begin with a name, without the reason for a long file. */
function proseOf(text: string) {
  const head = text.split('\n').slice(
    0,
    text.split('\n').findIndex((line) => !line.startsWith('--')),
  )
  const lines = head.filter((line) => !line.startsWith('-- Long: '))
  const end = lines.findIndex((line) => named.test(line))
  return end < 0 ? lines : lines.slice(0, end)
}

const functions = sourcesIn('sql/functions', '.sql')

test(`the head of a function says in at most ${most} lines what it does; what a line of the body does stands there`, () => {
  const long = functions.map(({ file, text }) => [file, proseOf(text).length] as const)
  expect(long.filter(([, lines]) => lines > most)).toEqual([])
})

// The first sentence of one that only locks may say so.
test('what a function locks begins a line of its head', () => {
  const found = functions.filter(({ text }) => proseOf(text).some((line) => /\D\. Locks /.test(line)))
  expect(found.map(({ file }) => file)).toEqual([])
})

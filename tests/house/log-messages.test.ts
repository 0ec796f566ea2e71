// Every message of the log stands in the list for operators, with what to do.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { securityEvents } from '~/security-events.server'
import { sourcesIn } from '../support/sources'

const list = fs.readFileSync('docs/operations/large/log-messages.md', 'utf8')
const starts = ['scripts/start.mjs', 'scripts/build.mjs']

/** The longest part of every text in a call that is the same every time. */
function textsIn(call: string) {
  return [...call.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? '')
    .map((text) =>
      text.split(/\$\{[^}]*\}/).reduce((long, part) => (part.length > long.length ? part : long), ''),
    )
}

/** The calls of some functions in a text, to their closing bracket. */
function callsOf(text: string, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((found) => {
    let depth = 1
    let end = found.index + found[0].length
    for (; depth > 0 && end < text.length; end += 1)
      depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return text.slice(found.index + found[0].length, end - 1)
  })
}

test('every line of web and worker is explained in docs/operations/large/log-messages.md', () => {
  const messages = [
    ...sourcesIn('app', '.ts', '.tsx'),
    ...sourcesIn('server', '.ts'),
    ...sourcesIn('stand-in', '.ts'),
  ].flatMap(({ file, text }) =>
    callsOf(text, /\blog(?:\.(?:debug|info|warn|error|fatal)|\[[^\]]*\])\(/g).map((call) => ({
      file,
      message: textsIn(call).at(-1) ?? '',
    })),
  )
  expect(messages.length).toBeGreaterThan(20)
  expect(messages.filter(({ message }) => message === '')).toEqual([])
  expect(messages.filter(({ message }) => !list.includes(message.split('. ')[0]!))).toEqual([])
})

test('every security event is explained there', () => {
  expect(securityEvents.filter((event) => !list.includes(`| \`${event}\` |`))).toEqual([])
})

test('every place that an error names is explained there', () => {
  const places = [
    ...sourcesIn('app', '.ts', '.tsx'),
    ...sourcesIn('server', '.ts'),
    ...sourcesIn('stand-in', '.ts'),
  ].flatMap(({ text }) => [
    ...[...text.matchAll(/\b(?:where|from): '([^']+)' ?\}\)/g)].map(([, place]) => place!),
    ...[...text.matchAll(/\bpollLoop\('([^']+)'/g)].map(([, name]) => name!),
  ])
  expect(places.length).toBeGreaterThan(8)
  expect(places.filter((place) => !list.includes(`\`${place}\``))).toEqual([])
})

test('every line of the start is explained there', () => {
  const found = [...sourcesIn('scripts/lib', '.mjs'), ...sourcesIn('scripts', '.mjs')]
    .filter(({ file }, at, all) => all.findIndex((other) => other.file === file) === at)
    .filter(({ file }) => file.startsWith('scripts/lib/') || starts.includes(file))
    .flatMap(({ file, text }) =>
      callsOf(text, /(?<![.\w])(?:say|giveUp|log)\(/g)
        .flatMap(textsIn)
        // Pieces of less than a word say nothing.
        .filter((message) => message.trim().length > 6)
        .map((message) => ({ file, message: message.replaceAll('\\n', '').replaceAll('|', '\\|').trim() })),
    )
  expect(found.length).toBeGreaterThan(15)
  expect(found.filter(({ message }) => !list.includes(message))).toEqual([])
})

// Pages are React on the server and HTML in the browser. React comes to the browser by islands alone, and never before one
// is touched. And no field for a day.
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

const app = sourcesIn('app', '.ts', '.tsx')
const forBrowsers = app.filter(({ file }) => /^app\/(browser|islands)\//.test(file))
const forServer = app.filter(({ file }) => !/^app\/(browser|islands)\//.test(file))
const islands = forBrowsers.filter(({ file }) => file.startsWith('app/islands/'))
const filesWith = (sources: typeof app, pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

const imported = (text: string) =>
  [...text.matchAll(/^import (type )?(?:[^']*? from )?'([^']+)'|import\('([^']+)'\)/gm)].flatMap(
    ([, type, from, later]) => (type ? [] : [from ?? later!]),
  )

test.each(islands.map(({ file }) => file))('%s has its HTML without it', (file) => {
  const name = /(\w[\w-]*)\.tsx$/.exec(file)?.[1]
  const users = filesWith(forServer, new RegExp(`<Island\\s+name="${name}"[^]*?>\\s*<[^]*?</Island>`))
  expect(users, 'what shows <Island name="…"> with the HTML that it takes over').not.toEqual([])
})

test('no component waits for the browser: what it needs there is an island or a line of a script', () => {
  const lives =
    /\buse(State|Reducer|Effect|LayoutEffect|SyncExternalStore|Fetcher|Revalidator|Submit|Navigate|Navigation)\(|\bon(Click|Change|Input|Submit|KeyDown|Blur|Focus)=/
  expect(filesWith(forServer, lives)).toEqual([])
})

test('only islands and what renders them import React for the browser, and nothing of the server', () => {
  const allowed = /^(\.\.?\/|react$|react-dom$|react-dom\/client$|@headlessui\/react$)/
  const found = forBrowsers.flatMap(({ file, text }) =>
    imported(text)
      .filter((from) => !allowed.test(from))
      .map((from) => `${file}: ${from}`),
  )
  expect(found).toEqual([])
  const withReact = forBrowsers.filter(({ text }) => imported(text).some((from) => /react/.test(from)))
  expect(withReact.map(({ file }) => file).filter((file) => !file.startsWith('app/islands/'))).toEqual([
    'app/browser/take-over.ts',
  ])
  expect(filesWith(forServer, /'(react-dom\/client|@headlessui\/react)'|RemixBrowser|<Scripts\b/)).toEqual([])
})

test('React is imported when an island is touched, not before', () => {
  const atOnce = forBrowsers.filter(({ file, text }) =>
    imported(text.replaceAll(/\bimport\('[^']+'\)/g, '')).some(
      (from) => from.endsWith('/take-over') && file.startsWith('app/browser/'),
    ),
  )
  expect(atOnce.map(({ file }) => file)).toEqual([])
})

test('a page names a script by its address alone, and it is one of those that are built for browsers', () => {
  const named = forServer.flatMap(({ text }) =>
    [...text.matchAll(/'browser:app\/([\w/-]+)\.ts'/g)].map(([, name]) => name),
  )
  expect(named.toSorted()).toEqual(['browser/every-page'])
  const reached = forServer.flatMap(({ file, text }) =>
    imported(text)
      .filter((from) => /\/(browser|islands)\//.test(from) && !from.startsWith('browser:'))
      .map((from) => `${file}: ${from}`),
  )
  expect(reached).toEqual([])
})

test('a day is asked for by DateParts: a browser writes its own field in the order of its own language', () => {
  const files = filesWith(app, /\btype(=|: )["'{]*(date|datetime-local|month|week)\b/)
  expect(files).toEqual([])
})

// Arrows run down: a layer imports only the layers below it, and only the upper ones know React and requests.
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn, type Source } from '../support/sources'

const framework = /^(@remix-run\/|react(-|\/|$)|remix-)/

/** What each layer may import of the app besides itself. A file of the ground floor stands in app/ itself. */
const below: Record<string, string[]> = {
  // The names of the languages stand on the ground floor of i18n; rights are those of the pages.
  viewer: ['db/rows', 'i18n/locale', 'route-table'],
  db: ['in-time', 'log.server', 'metrics.server', 'viewer'],
  i18n: ['cookies.server'],
  integrations: ['in-time', 'log.server'],
  domain: [
    'db',
    'escape-html',
    'i18n',
    'integrations',
    'locales',
    'log.server',
    'metrics.server',
    'network',
    'route-table',
    'security-events.server',
    'viewer',
  ],
}

/** What a file imports, by its place in app where it is ours. */
const importsOf = ({ file, text }: Source) =>
  [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name]) =>
    name!.startsWith('.') ? path.join(path.dirname(file), name!).replace(/^app\//, '~/') : name!,
  )

const filesOf = (layer: string) => sourcesIn(`app/${layer}`, '.ts', '.tsx')

test.each(Object.entries(below))('app/%s imports only what stands below it', (layer, others) => {
  const allowed = [layer, ...others].map((place) => `~/${place}`)
  const isAllowed = (name: string) =>
    !name.startsWith('~/') || allowed.some((place) => name === place || name.startsWith(`${place}/`))
  const found = filesOf(layer).flatMap((source) =>
    importsOf(source)
      .filter((name) => !isAllowed(name))
      .map((name) => `${source.file}: ${name}`),
  )
  expect(found).toEqual([])
})

// A constant of a module would keep what was set when the first test file of a worker imported it.
test('no module keeps a value of the environment from its import', () => {
  const allowed = ['app/cookies.server.ts']
  const found = sourcesIn('app', '.ts', '.tsx').filter(
    ({ file, text }) =>
      /^(?:export )?const \w+ = (?!\().*process\.env/m.test(text) && !allowed.includes(file),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

test.each(['viewer', 'db', 'integrations', 'domain'])('app/%s knows neither React nor Remix', (layer) => {
  const found = filesOf(layer).filter((source) => importsOf(source).some((name) => framework.test(name)))
  expect(found.map(({ file }) => file)).toEqual([])
})

test.each(['routes', 'parts', 'ui', 'layouts', 'content'])(
  'app/%s knows Remix by app/http/page alone',
  (layer) => {
    const found = filesOf(layer).filter((source) =>
      importsOf(source).some((name) => name.startsWith('@remix-run/')),
    )
    expect(found.map(({ file }) => file)).toEqual([])
  },
)

test('the stand-in of Stripe is another program: it borrows log and start, and only the start and tests know it', () => {
  const borrowed = [
    '~/log.server',
    '~/escape-html',
    'server/shutdown',
    'scripts/lib/environment.mjs',
    'scripts/lib/free-port.mjs',
    'scripts/lib/project.mjs',
  ]
  const from = (...sources: Source[]) =>
    sources.flatMap((source) => importsOf(source).map((name) => ({ file: source.file, name })))
  const taken = from(...sourcesIn('stand-in', '.ts', '.mjs')).filter(({ name }) =>
    /^(~|server|scripts)\//.test(name),
  )
  expect(taken.filter(({ name }) => !borrowed.includes(name))).toEqual([])
  const users = from(
    ...sourcesIn('app', '.ts', '.tsx'),
    ...sourcesIn('server', '.ts'),
    ...sourcesIn('scripts', '.mjs'),
  )
  expect(users.filter(({ name }) => name.startsWith('stand-in/')).map(({ file }) => file)).toEqual([
    'scripts/lib/run.mjs',
  ])
})

test('the domain takes values: no request, no answer, no form of HTTP', () => {
  const found = filesOf('domain').filter(({ text }) =>
    /\bnew (Request|Response|Headers)\b|: (Request|Response|FormData|Headers)\b/.test(text),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

// Arrows run down: a layer imports only the layers below it, there is no circle of files, and only the upper ones know React and requests.
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn, type Source } from '../support/sources'

const framework = /^(@remix-run\/|react(-|\/|$)|remix-)/

/** The folders of the app from the top; those of a line stand beside each other. The ground floor stands in app/ itself. */
const layers = [
  ['routes'],
  ['api'],
  ['parts'],
  ['content', 'lists', 'layouts'],
  ['forms'],
  ['ui'],
  ['http'],
  ['domain'],
  ['viewer'],
  ['db', 'integrations'],
  ['i18n'],
]
const roof = /^~\/(root|root-data\.server|entry\.\w+|routes)$/

/** What a file imports, by its place in app where it is ours. */
const importsOf = ({ file, text }: Source) =>
  [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^']+)'/g)].map(([, name]) =>
    name!.startsWith('.') ? path.join(path.dirname(file), name!).replace(/^app\//, '~/') : name!,
  )

const filesOf = (layer: string) => sourcesIn(`app/${layer}`, '.ts', '.tsx')

/** The floor of a place in the app, from the roof down; of the ground floor too. */
function floorOf(name: string) {
  if (roof.test(name)) return -1
  const [, folder = ''] = name.split('/')
  const floor = layers.findIndex((names) => names.includes(folder))
  return floor < 0 ? layers.length : floor
}

const app = sourcesIn('app', '.ts', '.tsx').map((source) => ({
  name: source.file.replace(/^app\//, '~/').replace(/\.tsx?$/, ''),
  imports: importsOf(source),
}))

test('arrows run down', () => {
  const found = app.flatMap(({ name, imports }) =>
    imports
      .filter((other) => other.startsWith('~/') && isAbove(other, name))
      .map((other) => `${name}: ${other}`),
  )
  expect(found).toEqual([])
})

/** Above, or beside it in another folder. */
function isAbove(other: string, name: string) {
  const [from, to] = [floorOf(name), floorOf(other)]
  const beside = from >= 0 && from < layers.length && to === from
  return to < from || (beside && other.split('/')[1] !== name.split('/')[1])
}

/** All programs: the app, its servers, the scripts, the stand-in, and what they share. */
const everything = [
  ...app,
  ...['server', 'scripts', 'stand-in', 'common']
    .flatMap((folder) => sourcesIn(folder, '.ts', '.mjs'))
    // In comments stand types of JSDoc.
    .map(({ text, ...source }) => ({ ...source, text: text.replaceAll(/\/\*[^]*?\*\//g, '') }))
    .map((source) => ({ name: bare(source.file), imports: importsOf(source).map(bare) })),
]
function bare(name: string) {
  return name.replace(/\.(ts|mjs)$/, '')
}

test('the app imports no script and no server, scripts import neither, and what all share imports nothing of ours', () => {
  const mayImport = {
    '~': ['~', 'common'],
    server: ['~', 'server', 'scripts', 'common'],
    scripts: ['scripts', 'common'],
    'stand-in': ['~', 'server', 'stand-in', 'scripts', 'common'],
    common: ['common'],
  } as Record<string, string[]>
  const programOf = (name: string) => name.split('/')[0]!
  const found = everything
    // The application of a benchmark.
    .filter(({ name }) => name !== 'scripts/bench/app')
    .flatMap(({ name, imports }) =>
      imports
        .filter(
          (other) => programOf(other) in mayImport && !mayImport[programOf(name)]!.includes(programOf(other)),
        )
        .map((other) => `${name}: ${other}`),
    )
  expect(found).toEqual([])
})

test('no circle of files', () => {
  const left = new Map(everything.map(({ name, imports }) => [name, imports]))
  // Whatever imports nothing that is left goes; a circle stays.
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [name, imports] of left) if (!imports.some((other) => left.has(other))) left.delete(name)
  }
  // What only leads to a circle is not in it.
  for (let before = -1; before !== left.size;) {
    before = left.size
    const imported = new Set([...left.values()].flat())
    for (const name of left.keys()) if (!imported.has(name)) left.delete(name)
  }
  expect([...left.keys()]).toEqual([])
})

test('the JSON API and what it reads load no component', () => {
  const byName = new Map(app.map((source) => [source.name, source.imports]))
  const loaded = new Set(app.filter(({ name }) => name.startsWith('~/api/calls/')).map(({ name }) => name))
  for (const name of loaded) for (const other of byName.get(name) ?? []) loaded.add(other)
  expect(
    [...loaded].filter((name) => /^~\/(parts|ui|layouts)\//.test(name) || /^react(-dom)?$/.test(name)),
  ).toEqual([])
})

test('app/ui draws what it is given: it knows no rule, no viewer and no data', () => {
  const found = filesOf('ui').flatMap((source) =>
    importsOf(source).filter((name) => /^~\/(http\/(?!page$)|domain|viewer|db|integrations)/.test(name)),
  )
  expect(found).toEqual([])
})

test('app/lists knows no list', () => {
  const found = filesOf('lists').flatMap((source) =>
    importsOf(source).filter((name) => /^~\/domain\/.*\/list$/.test(name)),
  )
  expect(found.filter((name) => name !== '~/domain/lists/list')).toEqual([])
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

test.each(['routes', 'parts', 'lists', 'forms', 'ui', 'layouts', 'content'])(
  'app/%s knows Remix by app/http/page alone',
  (layer) => {
    const found = filesOf(layer).filter((source) =>
      importsOf(source).some((name) => name.startsWith('@remix-run/')),
    )
    expect(found.map(({ file }) => file)).toEqual([])
  },
)

test('the stand-in of Stripe is another program: it borrows log and start, and only tests know it', () => {
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
  expect(users.filter(({ name }) => name.startsWith('stand-in/')).map(({ file }) => file)).toEqual([])
})

test('the domain takes values: no request, no answer, no form of HTTP', () => {
  const found = filesOf('domain').filter(({ text }) =>
    /\bnew (Request|Response|Headers)\b|: (Request|Response|FormData|Headers)\b/.test(text),
  )
  expect(found.map(({ file }) => file)).toEqual([])
})

// Limits the length of files, and forbids some patterns everywhere.
import path from 'node:path'
import { expect, test } from 'vitest'
import { sourcesIn, type Source } from '../support/sources'

const app = sourcesIn('app', '.ts', '.tsx')
const server = [...sourcesIn('server', '.ts'), ...sourcesIn('stand-in', '.ts', '.mjs')]
const scripts = sourcesIn('scripts', '.mjs')
const tests = sourcesIn('tests', '.ts', '.tsx', '.mjs')
const functions = sourcesIn('sql/functions', '.sql')

function ceiling({ file }: Source) {
  if (file.startsWith('sql/')) return 60
  if (file.startsWith('tests/')) return 400
  return /\.server\.ts$|^(scripts|server|stand-in)\//.test(file) ? 220 : 170
}

/** A file may be longer when its first line says why: `// Long: …`. */
const saysWhy = ({ text }: Source) => /^(\/\/|--|\/\*) Long: \w/.test(text.replace(/^#!.*\n/, ''))

test('no file is longer than its limit without a reason', () => {
  const tooLong = [...app, ...server, ...scripts, ...tests, ...functions].filter(
    (source) => source.lines > ceiling(source) && !saysWhy(source),
  )
  expect(tooLong.map(({ file, lines }) => `${file}: ${lines}`)).toEqual([])
})

test.each<[string, RegExp, Source[]]>([
  ['SQL built from strings', /\.unsafe\(/, app],
  ['a form read without size limits', /\.formData\(\)/, app],
  [
    'any, or suppressed type errors',
    /@ts-(ignore|nocheck|expect-error)|\bas any\b|: any\b|<any>/,
    [...app, ...server],
  ],
  ['notes of unfinished work', /\b(TODO|FIXME|XXX|HACK)\b/, [...app, ...server, ...scripts, ...functions]],
  ['an empty catch block', /catch\s*(\(\w*\))?\s*\{\s*\}/, [...app, ...server, ...scripts]],
  [
    'unescaped HTML',
    /dangerouslySetInnerHTML=\{\{ __html: (?!keep\()/,
    app.filter(({ file }) => !file.startsWith('app/domain/mails/')),
  ],
  [
    'a statement to the database outside a .server.ts file',
    /\bsql(<[^>]*>)?`/,
    app.filter(({ file }) => !file.endsWith('.server.ts')),
  ],
])('nowhere: %s', (_, pattern, sources) => {
  const found = sources.filter(({ file, text }) => pattern.test(text) && !file.startsWith('tests/house/'))
  expect(found.map(({ file }) => file)).toEqual([])
})

// A rule's number is explained in docs/rules.md; the numbers of tests/hard are its own.
test('no title or comment begins with the number of something that nobody can look up', () => {
  const sources = [...app, ...server, ...scripts, ...functions, ...tests].filter(
    ({ file }) => !/^tests\/(hard|house)\//.test(file),
  )
  const numbered = /(?:['"`]|(?:\/\/|--) )(?:R\d+,? )*[A-QS-Z]\d{1,2}[:,.]? [\p{Ll}%]/u
  expect(sources.filter(({ text }) => numbered.test(text)).map(({ file }) => file)).toEqual([])
})

test('file names are lower case with hyphens, and none is vague', () => {
  const names = [...app, ...server, ...scripts, ...tests]
    .map(({ file }) => file)
    .filter((file) => !file.startsWith('app/routes/'))
  expect(names.filter((name) => !/^([a-z0-9]+[-./]?)+$/.test(name))).toEqual([])
  expect(names.filter((name) => /\b(utils?|helpers?|misc|manager|common|service)\b/.test(name))).toEqual([])
})

test('a folder of SQL functions can be read: a thing, its acts and its rules, one function a file', () => {
  const folders = functions.map(({ file }) => path.dirname(file))
  const filesIn = (folder: string) => folders.filter((other) => other === folder).length
  expect([...new Set(folders)].filter((folder) => filesIn(folder) > 60)).toEqual([])
  const misplaced = functions.filter(({ file, text }) => {
    const [, schema, name] = /^sql\/functions\/[a-z-]+\/(api|rules)\/(\w+)\.sql$/.exec(file) ?? []
    return !new RegExp(`^create function ${schema}\\.${name}\\(`, 'm').test(text)
  })
  expect(misplaced.map(({ file }) => file)).toEqual([])
})

test('every SQL file starts with a comment about its purpose', () => {
  const silent = sourcesIn('sql', '.sql').filter(
    ({ file, text }) =>
      !text.startsWith('-- ') &&
      !/^create function rules\.viewer_\w+\(/.test(text) &&
      !file.startsWith('sql/seeds/'),
  )
  expect(silent.map(({ file }) => file)).toEqual([])
})

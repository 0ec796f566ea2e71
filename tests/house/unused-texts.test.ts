// Every text of the catalogues is used: its key stands in the code, whole or built from values.
import { expect, test } from 'vitest'
import { namesOf } from '~/domain/mails/catalogue'
import { cataloguesOf, sourcesIn } from '../support/sources'

const sources = ['app', 'server', 'scripts'].flatMap((folder) => sourcesIn(folder, '.ts', '.tsx', '.mjs'))
const everyWord = new Set(
  [...sources, ...sourcesIn('sql', '.sql')]
    .flatMap(({ text }) => text.match(/[A-Za-z][\w-]*|\d+/g) ?? [])
    .flatMap(namesOf),
)

/** The templates of a text, also those inside others, with `*` for each part that is known at run time only. */
function templatesIn(text: string) {
  const found: string[] = []
  // What is open at a place: a template with its words so far, or code between the brackets of one.
  const open: (string | null)[] = []
  for (const [sign] of text.matchAll(/\\.|\$\{|[^]/g)) {
    const inside = open.at(-1)
    if (typeof inside === 'string') {
      if (sign === '`') found.push(open.pop()!)
      else open[open.length - 1] = inside + (sign === '${' ? '*' : sign)
      if (sign === '${') open.push(null)
    } else if (sign === '`') open.push('')
    else if (inside === null && sign.endsWith('{')) open.push(null)
    else if (inside === null && sign === '}') open.pop()
  }
  return found
}

/** The strings of the code that may be keys. */
const written = new Set(
  sources
    .flatMap(({ text }) => [
      ...[...text.matchAll(/['"]([\w:.-]+)['"]/g)].map(([, key]) => key!),
      ...templatesIn(text),
    ])
    .filter((key) => /^(\w+:)?[\w.*-]+$/.test(key) && /[a-z]/i.test(key)),
)
const built = [...written]
  .filter((key) => key.includes('*'))
  .map((key) => {
    const [path, namespace] = key.split(':').reverse() as [string, string?]
    const pattern = new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '(.+?)')}$`)
    // Without a dot or a catalogue it says too little; only the keys of refusals are one word.
    return { path, namespace: namespace ?? (path.includes('.') ? undefined : 'errors'), pattern }
  })

/** Whether the code can make this part of a key: words that it has, or another key. */
function canBe(part: string, namespace: string, leads: boolean): boolean {
  const words = part.split('.')
  if (!words.every((word) => everyWord.has(word))) return false
  return !leads || words.length === 1 || stands(part, namespace)
}

function stands(key: string, namespace: string): boolean {
  return (
    written.has(key) ||
    written.has(`${namespace}:${key}`) ||
    built.some(({ path, namespace: own, pattern }) => {
      if (own && own !== namespace) return false
      const parts = pattern.exec(key)?.slice(1)
      // A key that is nothing but another key says nothing about itself.
      return parts?.every(
        (part, at) => part !== key && canBe(part, namespace, at === 0 && path.startsWith('*')),
      )
    })
  )
}

/** What a call asks for when it finds this key: without its plural form, its context, or its place in a list. */
const askedFor = (key: string) => [key, key.replace(/_[A-Za-z]+$/, ''), key.replace(/\.\d+$/, '')]

test.each(Object.entries(cataloguesOf('el')))('no text of %s is unused', (namespace, texts) => {
  const unused = Object.keys(texts).filter((key) => {
    // A refusal is named in SQL.
    if (namespace === 'errors' && everyWord.has(key)) return false
    return !askedFor(key).some((asked) => stands(asked, namespace))
  })
  expect(unused).toEqual([])
})

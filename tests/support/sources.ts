import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export type Source = { file: string; text: string; lines: number }

/** Returns the project's files below a folder whose names end with one of these, with their text. */
export function sourcesIn(folder: string, ...endings: string[]): Source[] {
  return fs
    .readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const text = fs.readFileSync(file, 'utf8')
      return { file: path.relative(root, file), text, lines: text.trimEnd().split('\n').length }
    })
}

type Catalogue = Record<string, string>

/** Returns the catalogues of a language by namespace, with dotted keys. */
export function cataloguesOf(language: string): Record<string, Catalogue> {
  return Object.fromEntries(
    sourcesIn(`app/locales/${language}`, '.json').map(({ file, text }) => [
      path.basename(file, '.json'),
      flat(JSON.parse(text) as Tree),
    ]),
  )
}

type Tree = { [key: string]: string | Tree }

function flat(tree: Tree, prefix = ''): Catalogue {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      typeof value === 'string' ? { [prefix + key]: value } : flat(value, `${prefix}${key}.`),
    ),
  )
}

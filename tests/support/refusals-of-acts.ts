import { sourcesIn } from './sources'

const functions = new Map(
  sourcesIn('sql/functions', '.sql').flatMap(({ text }) => {
    const [, name] = /^create function ((?:api|rules)\.\w+)/m.exec(text) ?? []
    return name ? [[name, text] as const] : []
  }),
)

export const functionNames = [...functions.keys()]

/**
 * What a function refuses, by its head: the keys after `Refuses:`, and those of the functions it names there (`what
 * rules.check_photo refuses`). Remarks stand in brackets. Throws for anything else.
 */
export function refusalsOf(name: string): string[] {
  const text = functions.get(name)
  if (text === undefined) throw new Error(`There is no function ${name}`)
  const [, list = ''] = /^-- .*?Refuses: ([\s\S]*?)(?:\.\n|\ncreate function)/m.exec(text) ?? []
  const items = list
    .replaceAll('\n--', '')
    .replaceAll(/ \([^)]*\)/g, '')
    .split(', ')
  return items.filter(Boolean).flatMap((item) => {
    const [, other] = /^what ((?:api|rules)\.\w+) refuses$/.exec(item) ?? []
    if (!other && !/^[a-z_]+$/.test(item)) throw new Error(`${name} refuses «${item}»`)
    return other ? refusalsOf(other) : [item]
  })
}

/**
 * What the texts of a function, and of those it calls, refuse by name: more than it can refuse where a flag of a call
 * leaves some out.
 */
export function rejectedBy(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const text = functions.get(name)?.replaceAll(/--.*/g, '') ?? ''
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, key]) => key!)
  return [
    ...found(/rules\.reject\('(\w+)'/g),
    ...(/obstacle/.test(name) ? found(/(?:then|else) '([a-z]+_[a-z_]+)'/g) : []),
    ...found(/\b((?:api|rules)\.\w+)\(/g).flatMap((other) => rejectedBy(other, seen)),
  ]
}

/** Returns the module with the refusals of the acts that calls of the JSON API name. */
export function actRefusals(acts: string[]) {
  const entries = [...new Set(acts)].toSorted().map((act) => {
    const keys = [...new Set(refusalsOf(`api.${act}`))]
    return `  ${act}: [${keys.map((key) => `'${key}'`).join(', ')}],`
  })
  return `// Written by \`npm run types\` from the heads of the functions of api that calls of the JSON API name.
/** What each act refuses. */
export const refusals = {
${entries.join('\n')}
} satisfies Record<string, string[]>
`
}

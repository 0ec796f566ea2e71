// The blocks of the papers in docs/operations: what is tried is what stands there.
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../../scripts/lib/project.mjs'

/** The block of a paper after this line, with our own values in the place of its examples. */
export function blockOf(name: string, marker: string, values: [example: string, own: string][]) {
  const paper = fs.readFileSync(path.join(projectRoot, 'docs/operations/large', name), 'utf8')
  const at = paper.indexOf(`${marker}\n`)
  const [, text] = (at >= 0 && /^\s*```\w*\n([\s\S]*?)```/.exec(paper.slice(at + marker.length))) || []
  if (!text) throw new Error(`docs/operations/large/${name} has no block «${marker}»`)
  return values.reduce((filled, [example, own]) => {
    if (!filled.includes(example))
      throw new Error(`docs/operations/large/${name}: no «${example}» after «${marker}»`)
    return filled.replaceAll(example, own)
  }, text)
}

/** The settings in such a block: name = value. */
export const settingsIn = (block: string) =>
  Object.fromEntries(
    [...block.matchAll(/^(\w+) = '?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

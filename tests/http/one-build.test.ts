// Server and app are one build: a module with a memory (pools, caches, counts) that existed twice in a process would
// forget in one copy what it learnt in the other.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../scripts/lib/project.mjs'

const folder = path.join(projectRoot, 'build/server')
/** The files that a program loads. */
function partsOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  const text = fs.readFileSync(path.join(folder, name), 'utf8')
  for (const [, part] of text.matchAll(/["']\.\/([\w.-]+\.mjs)["']/g)) partsOf(part!, known)
  return known
}
const texts = [...partsOf('web.mjs')].map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))

test.each([
  ['app/db/pools.server.ts', 'the caller no longer waits'],
  ['app/db/cache.server.ts', 'cache: "queries"'],
  ['app/metrics.server.ts', 'collectDefaultMetrics({'],
])('%s is built once', (_, words) => {
  expect(texts.filter((text) => text.includes(words))).toHaveLength(1)
})

test('nothing is handed from one copy to another', () => {
  expect(
    texts.filter((text) => /globalThis\.__\w+ \?\?=|globalThis\.__(?:pools|metrics)/.test(text)),
  ).toEqual([])
})

// npm run bench -- exports: an export of all mentors from the built product, in both formats: its first byte, how much
// memory it adds, and how much slower a page is that others read meanwhile.
import http from 'node:http'
import { once } from 'node:events'
import { build } from '../build.mjs'
import { say } from '../lib/say.mjs'
import { drive } from './client.mjs'
import { memoryOf, startProduct } from './servers.mjs'

// Not the kept answer: a page that the server makes.
const pages = [{ path: '/mentors?isAvailable=1', cookie: 'session=over' }, { path: '/mentors?isAvailable=1' }]
const connections = 4
const goals = { firstByte: 100, memory: 100, slower: 3 }

/**
 * Measures and prints a table.
 * @param {import('./cases.mjs').World} world
 * @param {{ only: string, seconds: number }} options  seconds: how long the page is read without an export
 */
export async function measureExports(world, { only, seconds }) {
  build()
  const product = await startProduct(world.web)
  process.once('exit', () => product.child.kill())
  try {
    const cookie = `session=${world.admin.secret}`
    // Everything has run once.
    await receive({ port: product.port, path: '/admin/exports/mentors?format=xlsx&scope=inactive', cookie })
    await receive({ port: product.port, path: '/admin/exports/mentors?format=csv&scope=inactive', cookie })
    row('', 'first ms', 'whole s', 'MB', 'more MB', 'p50 ms', 'p99 ms', 'p50 with', 'p99 with', 'p99 ×')
    for (const format of ['csv', 'xlsx'])
      for (const page of pages) {
        const name = `mentors.${format}${page.cookie ? '' : ', page kept'}`
        if (!name.includes(only)) continue
        const target = { port: product.port, ...page }
        await drive(target, { connections, seconds: 1 })
        const quiet = await drive(target, { connections, seconds })
        const before = memoryOf(product.child.pid)
        let over = false
        let most = before
        const watch = setInterval(() => (most = Math.max(most, memoryOf(product.child.pid))), 20)
        const file = receive({
          port: product.port,
          path: `/admin/exports/mentors?format=${format}&scope=all`,
          cookie,
        })
        file.finally(() => (over = true)).catch(() => {})
        const beside = /** @type {number[]} */ ([])
        while (!over) beside.push(...(await drive(target, { connections, seconds: 0.5 })).times)
        clearInterval(watch)
        const { first, whole, bytes } = await file
        const [alone, together] = [quiet.p99, percentile(beside, 0.99)]
        row(
          name,
          first.toFixed(0),
          (whole / 1000).toFixed(1),
          (bytes / 1e6).toFixed(1),
          most - before,
          quiet.p50.toFixed(1),
          alone.toFixed(1),
          percentile(beside, 0.5).toFixed(1),
          together.toFixed(1),
          (together / alone).toFixed(1),
        )
        if (first > goals.firstByte) say(`the first byte came after ${goals.firstByte} ms`)
        if (most - before > goals.memory) say(`it took more than ${goals.memory} MB`)
        if (together > goals.slower * alone) say(`the page was more than ${goals.slower} × slower`)
      }
  } finally {
    product.child.kill()
  }
}

/** Reads a whole answer. @param {{ port: number, path: string, cookie: string }} target */
async function receive({ port, path, cookie }) {
  const start = performance.now()
  const asked = http.get({ host: '127.0.0.1', port, path, headers: { cookie } })
  const [answer] = /** @type {[http.IncomingMessage]} */ (await once(asked, 'response'))
  if (answer.statusCode !== 200) throw new Error(`The export answered ${answer.statusCode}.`)
  let first = NaN
  let bytes = 0
  for await (const piece of answer) {
    if (bytes === 0) first = performance.now() - start
    bytes += piece.length
  }
  return { first, whole: performance.now() - start, bytes }
}

/** @param {number[]} taken @param {number} share */
const percentile = (taken, share) =>
  taken.toSorted((a, b) => a - b)[Math.floor(share * (taken.length - 1))] ?? NaN

/** @param {string} name @param {unknown[]} cells */
function row(name, ...cells) {
  process.stdout.write(`${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(10)).join('')}\n`)
}

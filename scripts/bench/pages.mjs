// Measures whole pages of the built product and of the bare server, by turns, on the same database. Compare their
// ratio: other programs slow both down. On a busy machine, processor time per page is the more stable number.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { build } from '../build.mjs'
import { ask, drive } from './client.mjs'
import { freePort } from '../lib/free-port.mjs'
import { projectRoot } from '../lib/project.mjs'
import { say } from '../lib/say.mjs'

const connections = 16
const filters = 'isAvailable=1&supportsGreek=1&yearsOfExperience=5'
const list = `/mentors?${filters}`

/** @typedef {{ name: string, path: string, cookie?: string, limit?: string, limitCookie?: string }} Page */

/** @param {any} world @returns {Page[]} */
function pagesOf({ mentee, admin }) {
  const as = (/** @type {{ secret: string }} */ { secret }) => `session=${secret}`
  // An expired session: the page is rendered and not taken from the cache.
  const over = 'session=over'
  return [
    { name: 'mentors, visitor', path: list },
    { name: 'mentors, visitor, not kept', path: list, cookie: over },
    { name: 'mentors, mentee', path: list, cookie: as(mentee) },
    {
      name: 'mentors, its data alone',
      path: `/mentors.data?${filters}`,
      cookie: over,
      limit: '/mentors.json',
    },
    { name: 'home', path: '/' },
    { name: 'faq', path: '/faq' },
    { name: 'login', path: '/login' },
    { name: 'home, not kept', path: '/', cookie: over },
    { name: 'faq, not kept', path: '/faq', cookie: over },
    { name: 'login, not kept', path: '/login', cookie: over },
    { name: 'mentee: mentorships', path: '/mentee/mentorships', cookie: as(mentee) },
    { name: 'admin: purchases', path: '/admin/purchased-subscriptions', cookie: as(admin) },
    { name: 'admin: mentorships', path: '/admin/mentorships', cookie: as(admin) },
  ]
}

/** @param {any} world @returns {Page[]} */
function callsOf({ mentee }) {
  const cookie = `session=${mentee.secret}`
  // As many mentors as the bare server sends.
  const search = `/api/client/user/mentors/search?${filters}&limit=12`
  return [
    { name: 'search, visitor', path: search, limit: '/mentors.json' },
    { name: 'search, visitor, not kept', path: search, cookie: 'session=over', limit: '/mentors.json' },
    { name: 'search, mentee', path: search, cookie, limit: '/mentors.json' },
    { name: 'lookups, visitor', path: '/api/client/user/industries', limit: '/industries.json' },
    { name: 'lookups, mentee', path: '/api/client/user/industries', cookie, limit: '/industries.json' },
    { name: 'me', path: '/api/user/me', cookie, limit: '/me.json', limitCookie: cookie },
  ]
}

/**
 * Measures pages or calls and prints a table.
 * @param {any} world @param {{ calls: boolean, only: string, rounds: number, seconds: number }} options
 */
export async function measureBesideBare(world, { calls, only, rounds, seconds }) {
  build()
  const limit = await startLimit(world.web)
  const product = await startProduct(world.web)
  const stop = () => [limit, product].forEach(({ child }) => child.kill())
  process.once('exit', stop)
  try {
    const pages = (calls ? callsOf : pagesOf)(world).filter(({ name }) => name.includes(only))
    say(`measuring: ${rounds} rounds of ${seconds} s each, ${connections} connections`)
    row(
      '',
      calls ? 'calls/s' : 'pages/s',
      'bare',
      'ratio',
      'cpu ms',
      'by cpu',
      'p50',
      'p99',
      'bytes',
      'brotli',
    )
    for (const page of pages) await measure(page, { limit, product, rounds, seconds })
    const memory = memoryOf(product.child.pid)
    if (memory) say(`memory of the product: ${memory} MB`)
  } finally {
    stop()
  }
}

/** @typedef {Awaited<ReturnType<typeof timed>>} Run
 * @typedef {{ port: number, child: import('node:child_process').ChildProcess }} Server */

/** @param {Page} page @param {{ limit: Server, product: Server, rounds: number, seconds: number }} beside */
async function measure(
  { name, path: at, cookie, limit: limitPath = '/mentors', limitCookie },
  { limit, product, rounds, seconds },
) {
  const bare = { port: limit.port, path: `${limitPath}?${filters}`, cookie: limitCookie }
  const ours = { port: product.port, path: at, cookie }
  const plain = await ask(ours)
  if (plain.status !== 200) return row(name, `answered ${plain.status}`)
  const packed = await ask({ ...ours, encoding: 'br' })
  /** @type {{ bare: Run, ours: Run }[]} */
  const runs = []
  await timed(bare, limit, 0.5)
  await timed(ours, product, 0.5)
  for (let round = 0; round < rounds; round += 1)
    runs.push({ bare: await timed(bare, limit, seconds), ours: await timed(ours, product, seconds) })
  const of = (/** @type {(run: typeof runs[number]) => number} */ figure) => middle(runs.map(figure))
  row(
    name,
    of((run) => run.ours.rate).toFixed(0),
    of((run) => run.bare.rate).toFixed(0),
    of((run) => run.ours.rate / run.bare.rate).toFixed(3),
    of((run) => run.ours.cpu).toFixed(2),
    of((run) => run.bare.cpu / run.ours.cpu).toFixed(3),
    of((run) => run.ours.p50).toFixed(0),
    of((run) => run.ours.p99).toFixed(0),
    plain.bytes,
    packed.bytes,
    runs.some((run) => run.ours.failed) ? 'SOME FAILED' : '',
  )
}

/** @param {import('./client.mjs').Target} target @param {Server} server @param {number} seconds */
async function timed(target, { child }, seconds) {
  const before = processorTime(child.pid)
  const { taken, failed, seconds: passed } = await drive(target, { connections, seconds })
  const spent = processorTime(child.pid) - before
  taken.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => taken[Math.floor(share * (taken.length - 1))] ?? NaN
  return { rate: taken.length / passed, cpu: spent / taken.length, p50: at(0.5), p99: at(0.99), failed }
}

/** @param {number[]} figures */
const middle = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

/** @param {Record<string, string>} web @returns {Promise<Server>} */
async function startLimit(web) {
  const child = fork(path.join(projectRoot, 'scripts/bench/bare-server.mjs'), {
    env: { ...process.env, ...web, NODE_ENV: 'production' },
  })
  const [port] = /** @type {[number]} */ (await once(child, 'message'))
  return { child, port }
}

/** @param {Record<string, string>} web @returns {Promise<Server>} */
export async function startProduct(web) {
  const port = await freePort()
  const child = fork(path.join(projectRoot, 'build/server/web.mjs'), {
    env: {
      ...process.env,
      ...web,
      NODE_ENV: 'production',
      PORT: String(port),
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  })
  while (
    !(await ask({ port, path: '/readyz' }).then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    if (child.exitCode !== null) throw new Error('The product does not start.')
  return { child, port }
}

const ticksASecond = 100

/**
 * Returns the milliseconds of processor time that a process has used, in all threads.
 * @param {number | undefined} pid
 */
function processorTime(pid) {
  if (process.platform !== 'linux') return NaN
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return ((Number(fields[11]) + Number(fields[12])) / ticksASecond) * 1000
}

/** @param {number | undefined} pid */
function memoryOf(pid) {
  if (process.platform !== 'linux') return undefined
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Math.round(Number(kilobytes) / 1024)
}

/** @param {string} name @param {unknown[]} cells */
function row(name, ...cells) {
  const line = cells.map((cell) => String(cell).padStart(9)).join('')
  process.stdout.write(`${name.padEnd(30)}${line}\n`)
}

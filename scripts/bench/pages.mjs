// Long: the pages, their goals and the table of their figures.
// Measures whole pages of the built product and of the bare server, by turns, on the same database. Compare their
// ratio: other programs slow both down. On a busy machine, processor time per page is the more stable number.
import fs from 'node:fs'
import path from 'node:path'
import { build } from '../build.mjs'
import { ask, drive } from './client.mjs'
import { projectRoot } from '../lib/project.mjs'
import { say } from '../lib/say.mjs'
import { memoryOf, processorTime, startBare, startDjango, startProduct } from './servers.mjs'
import { driveByWrk, hasWrk } from './wrk.mjs'

const connections = 16
const filters = 'isAvailable=1&supportsGreek=1&yearsOfExperience=5'
const list = `/mentors?${filters}`

/**
 * A page or call. `goal` is its share of the bare server by processor time, `kept` says that it comes from the kept
 * answers: its goal is a rate, and the client of this benchmark would hold it back, so wrk drives it.
 * @typedef {{ name: string, path: string, cookie?: string, limit?: string, limitCookie?: string, goal?: number, kept?: boolean }} Page
 */
const goals = { kept: 5, list: 0.1, member: 0.11, team: 0.06, django: 0.6, memory: 250 }

/** @param {import('./cases.mjs').World} world @returns {Page[]} */
function pagesOf({ mentee, admin }) {
  const as = (/** @type {{ secret: string }} */ { secret }) => `session=${secret}`
  // An expired session: the page is rendered and not taken from the cache.
  const over = 'session=over'
  const team = { cookie: as(admin), goal: goals.team }
  return [
    { name: 'mentors, visitor', path: list, kept: true, goal: goals.kept },
    { name: 'mentors, visitor, not kept', path: list, cookie: over, goal: goals.list },
    { name: 'mentors, mentee', path: list, cookie: as(mentee) },
    {
      name: 'mentors, its data alone',
      path: `/mentors.data?${filters}`,
      cookie: over,
      limit: '/mentors.json',
    },
    { name: 'home', path: '/', kept: true },
    { name: 'faq', path: '/faq', kept: true },
    { name: 'login', path: '/login', kept: true },
    { name: 'home, not kept', path: '/', cookie: over },
    { name: 'faq, not kept', path: '/faq', cookie: over },
    { name: 'login, not kept', path: '/login', cookie: over },
    { name: 'mentee: mentorships', path: '/mentee/mentorships', cookie: as(mentee), goal: goals.member },
    { name: 'admin: purchases', path: '/admin/purchased-subscriptions', ...team },
    { name: 'admin: mentorships', path: '/admin/mentorships', ...team },
    { name: mentorsOfTeam, path: '/admin/mentors', ...team },
  ]
}

const mentorsOfTeam = 'admin: mentors'

/** @param {import('./cases.mjs').World} world @returns {Page[]} */
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
 * Measures pages or calls and prints a table: beside each share that of the last time that was noted, and the goal.
 * @param {import('./cases.mjs').World} world
 * @param {{ calls: boolean, only: string, rounds: number, seconds: number, note: boolean }} options
 */
export async function measureBesideBare(world, { calls, only, rounds, seconds, note }) {
  await build()
  const limit = await startBare(world.web)
  const product = await startProduct(world.web)
  const stop = () => [limit, product].forEach(({ child }) => child.kill())
  process.once('exit', stop)
  const last = JSON.parse(fs.readFileSync(lastFile, 'utf8'))
  try {
    const pages = (calls ? callsOf : pagesOf)(world).filter(({ name }) => name.includes(only))
    say(`measuring: ${rounds} rounds of ${seconds} s each, ${connections} connections`)
    if (!hasWrk) say('wrk is not installed: kept answers are driven by a client that holds them back')
    row(
      '',
      calls ? 'calls/s' : 'pages/s',
      'bare',
      'cpu ms',
      'share',
      'last',
      'goal',
      'p50',
      'p99',
      'bytes',
      'brotli',
    )
    const shares = /** @type {Record<string, number>} */ ({})
    const measured = { limit, product, rounds, seconds, last }
    for (const page of pages) {
      const taken = await measure(page, measured)
      if (taken) shares[page.name] = taken.share
      if (page.name === mentorsOfTeam && taken) await besideDjango(world, taken.cpu, measured)
    }
    const memory = memoryOf(product.child.pid)
    if (memory)
      row('MB of the product', memory, '', '', '', last['MB of the product'] ?? '', `<= ${goals.memory}`)
    if (note)
      fs.writeFileSync(
        lastFile,
        `${JSON.stringify({ ...last, ...shares, 'MB of the product': memory }, null, 2)}\n`,
      )
  } finally {
    stop()
  }
}

const lastFile = path.join(projectRoot, 'scripts/bench/last.json')

/** @typedef {import('./servers.mjs').Server} Server
 * @typedef {{ limit: Server, product: Server, rounds: number, seconds: number, last: Record<string, number> }} Measured */

/** @param {Page} page @param {Measured} beside */
async function measure(
  { name, path: at, cookie, limit: limitPath = '/mentors', limitCookie, goal, kept },
  { limit, product, rounds, seconds, last },
) {
  const bare = { port: limit.port, path: `${limitPath}?${filters}`, cookie: limitCookie }
  const ours = { port: product.port, path: at, cookie }
  const plain = await ask(ours)
  if (plain.status !== 200) return void row(name, `answered ${plain.status}`)
  const packed = await ask({ ...ours, encoding: 'br' })
  /** @type {{ bare: Awaited<ReturnType<typeof timed>>, ours: Awaited<ReturnType<typeof timed>> }[]} */
  const runs = []
  const by = kept && hasWrk ? driveByWrk : drive
  await timed(bare, limit, 1, by)
  await timed(ours, product, 1, by)
  for (let round = 0; round < rounds; round += 1)
    runs.push({
      bare: await timed(bare, limit, seconds, by),
      ours: await timed(ours, product, seconds, by),
    })
  const of = (/** @type {(run: typeof runs[number]) => number} */ figure) => middle(runs.map(figure))
  // A kept answer by its rate; all others by processor time, which other programs change less.
  const share = of((run) => (kept ? run.ours.rate / run.bare.rate : run.bare.cpu / run.ours.cpu))
  const cpu = of((run) => run.ours.cpu)
  row(
    name,
    of((run) => run.ours.rate).toFixed(0),
    of((run) => run.bare.rate).toFixed(0),
    cpu.toFixed(2),
    share.toFixed(3),
    last[name]?.toFixed(3) ?? '',
    goal ? `>= ${goal}` : '',
    of((run) => run.ours.p50).toFixed(0),
    of((run) => run.ours.p99).toFixed(0),
    plain.bytes,
    packed.bytes,
    runs.some((run) => run.ours.failed) ? 'SOME FAILED' : '',
    goal && share < goal ? 'not met' : '',
  )
  return { share: Number(share.toFixed(3)), cpu }
}

/**
 * The same list in Django's admin, and ours as a share of it.
 * @param {import('./cases.mjs').World} world
 * @param {number} ours  milliseconds of processor time a page @param {Measured} measured
 */
async function besideDjango({ ownerUrl, owner }, ours, { rounds, seconds, last }) {
  const [mentors] = await owner`select count(*)::integer from data.mentors`
  const peer = await startDjango(ownerUrl, mentors?.count)
  if (!peer) return say('Django is not installed (apt-get install python3-django python3-psycopg2): left out')
  const page = { port: peer.port, path: '/admin/__main__/mentor/', cookie: peer.cookie }
  try {
    await timed(page, peer, 1)
    const times = []
    for (let round = 0; round < rounds; round += 1) times.push((await timed(page, peer, seconds)).cpu)
    const cpu = middle(times)
    const { bytes } = await ask(page)
    row('the same in Django', '', '', cpu.toFixed(2), '', '', '', '', '', bytes)
    const share = ours / cpu
    row(`${mentorsOfTeam} / Django`, '', '', '', share.toFixed(3), last.django ?? '', `<= ${goals.django}`)
  } finally {
    peer.child.kill()
    await owner`drop schema if exists django cascade`
  }
}

/** @param {import('./client.mjs').Target} target @param {Server} server @param {number} seconds @param {typeof driveByWrk} by */
async function timed(target, { child }, seconds, by = drive) {
  const before = processorTime(child.pid)
  const { taken, ...found } = await by(target, { connections, seconds })
  return { ...found, cpu: (processorTime(child.pid) - before) / taken }
}

/** @param {number[]} figures */
const middle = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN

/** @param {string} name @param {unknown[]} cells */
function row(name, ...cells) {
  const line = cells.map((cell) => String(cell).padStart(9)).join('')
  process.stdout.write(`${name.padEnd(30)}${line}\n`)
}

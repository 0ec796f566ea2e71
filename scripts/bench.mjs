#!/usr/bin/env node
// npm run bench: measures the lists and the approval of requests with many people, on a database of its own. Prints a
// table; never fails because of a slow result.
//   npm run bench -- --mentors 100000 --mentees 20000 --only admin
//   npm run bench -- lists --mentees 100000 --only purchases     every list of the team by scope, order, filter and text
//   npm run bench -- lists --mentees 100000 --keep /tmp/bench    the same; the data stay in the folder for the next run
//   npm run bench -- pages --mentors 10000 --only mentors      measures whole pages, compared with a bare server
//   npm run bench -- calls --mentors 10000      the same with calls of the JSON API
//   npm run bench -- pages --note               the same; the next run shows these figures beside its own
import { parseArgs } from 'node:util'
import { installIfNeeded } from './lib/install.mjs'
import { projectRoot } from './lib/project.mjs'
import { requireNode, say } from './lib/say.mjs'

requireNode()
process.chdir(projectRoot)
await installIfNeeded()
const { openBenchWorld } = await import('./bench/world.mjs')
const { openApp, searchCases, listCases } = await import('./bench/cases.mjs')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mentors: { type: 'string', default: '100000' },
    mentees: { type: 'string', default: '20000' },
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    keep: { type: 'string' },
    note: { type: 'boolean', default: false },
  },
})
const times = { warm: 5, most: 200, milliseconds: 2_000 }
// A full scan of a smaller table is fine.
const manyRows = 10_000

const world = await openBenchWorld({
  mentors: Number(values.mentors),
  mentees: Number(values.mentees),
  ...(values.keep && { keep: values.keep }),
  log: say,
})
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => world.end().finally(() => process.exit(1)))
const besideBare = positionals.find((each) => each === 'pages' || each === 'calls')
if (besideBare) {
  const { measureBesideBare } = await import('./bench/pages.mjs')
  const { only, rounds, seconds, note } = values
  const options = {
    calls: besideBare === 'calls',
    note,
    only,
    rounds: Number(rounds),
    seconds: Number(seconds),
  }
  await measureBesideBare(world, options).finally(world.end)
  process.exit()
}
const { app, close } = await openApp()
if (positionals.includes('lists')) {
  const { measureLists } = await import('./bench/lists.mjs')
  await measureLists(app, world.admin, world.owner, {
    only: values.only,
    rounds: Number(values.rounds),
  }).finally(world.end)
  process.exit()
}
try {
  const [deep] = await world.owner`
    select availability_rank as rank, place, mentor_id as id from data.mentor_cards
    where audience = 'public' order by availability_rank, (place < rules.order_begins()), place, mentor_id limit 1 offset 50000`
  const cases = [...searchCases(app, { deep }), ...listCases(app, world)].filter(({ name }) =>
    name.includes(values.only),
  )
  say('measuring')
  line('', 'median ms', 'p99 ms', 'rows', 'read whole')
  for (const each of cases) await measure(each)
  if (!values.only) await approvals()
} finally {
  await app.closePools()
  await close()
  await world.end()
}

/**
 * Prints median and 99th percentile of a case, and which large tables it scanned in full.
 * @param {import('./bench/cases.mjs').Case} one
 */
async function measure({ name, run }) {
  try {
    const read = await wholeReads(run)
    /** @type {number[]} */
    const taken = []
    const until = performance.now() + times.milliseconds
    for (let time = 0; time < times.warm && performance.now() < until; time += 1) await run(time)
    do {
      const start = performance.now()
      await run(taken.length)
      taken.push(performance.now() - start)
    } while (taken.length < times.most && performance.now() < until)
    taken.sort((a, b) => a - b)
    const at = (/** @type {number} */ share) =>
      (taken[Math.floor(share * (taken.length - 1))] ?? NaN).toFixed(1)
    const rows = await run(0)
    line(name, at(0.5), at(0.99), Array.isArray(rows) ? rows.length : '', read)
  } catch (error) {
    line(name, 'failed', '', '', error instanceof Error ? error.message : String(error))
  }
}

/** Returns the large tables that a run has scanned in full, and how many rows, from PostgreSQL's statistics. */
async function wholeReads(/** @type {import('./bench/cases.mjs').Case['run']} */ run) {
  await app.closePools()
  const before = await scans()
  await run(0)
  // PostgreSQL publishes a connection's statistics when it ends.
  await app.closePools()
  const after = await scans()
  return after
    .map(({ name, times: now, rows }, index) => ({
      name,
      times: now - (before[index]?.times ?? 0),
      rows: rows - (before[index]?.rows ?? 0),
    }))
    .filter((table) => table.times > 0)
    .map((table) => `${table.name} ${table.rows}`)
    .join(', ')
}

async function scans() {
  for (;;) {
    const open = await world.owner`select from pg_stat_activity where application_name like 'mentoring %'`
    if (open.length === 0) break
  }
  return world.owner`
    select s.relname as name, s.seq_scan::integer as times, s.seq_tup_read::integer as rows
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where c.reltuples > ${manyRows} order by s.relid`
}

/** Measures approvals of requests to different mentors, ten at a time. */
async function approvals() {
  const waiting = [...world.answering]
  const count = waiting.length
  const taken = /** @type {number[]} */ ([])
  const start = performance.now()
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const begin = performance.now()
        await app.approveMentorshipRequest(next.viewer, { requestId: next.id })
        taken.push(performance.now() - begin)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  taken.sort((a, b) => a - b)
  const at = (/** @type {number} */ share) => taken[Math.floor(share * (count - 1))]?.toFixed(1) ?? ''
  line('approve, ten at a time', at(0.5), at(0.99), count, `${(count / seconds).toFixed(0)} a second`)
}

function line(/** @type {unknown[]} */ ...[name, ...cells]) {
  const [median, p99, rows, read] = cells
  process.stdout.write(
    `${String(name).padEnd(42)}${String(median).padStart(10)}${String(p99).padStart(9)}${String(rows).padStart(7)}  ${read}\n`,
  )
}

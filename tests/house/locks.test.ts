// Reads from the SQL text in which order acts lock rows: no two acts can deadlock.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourcesIn } from '../support/sources'

// Rows by their table, advisory locks by their name; one that is not named here comes before all.
const order = [
  'rules.erase_user',
  'users',
  'mentors',
  'mentees',
  'purchases',
  'checkouts',
  'parts',
  'mentorship_requests',
  'mentorships',
  'rules.bank_references',
  'rules.closed_months',
]
type Step = { table: string; waits: boolean; updates: boolean; where: string }

const bodies = new Map(
  sourcesIn('sql/functions', '.sql').flatMap(({ text }) =>
    text.split(/(?=^create function )/m).flatMap((piece) => {
      const name = /^create function ([a-z]+\.\w+)/.exec(piece)?.[1]
      return name ? [[name, piece.slice(piece.indexOf('as $$'))] as const] : []
    }),
  ),
)

const taken = new RegExp(
  [
    // Finds row locks. A lock with `skip locked` or `nowait` never waits, so it does not count.
    `from data\\.(?<locked>${order.join('|')})\\b(?:(?!\\bloop\\b)[^;])*?\\bfor (?:no key )?(?:update|share)\\b(?<free>[^;]*?(?:skip locked|nowait))?`,
    `update data\\.(?<updated>${order.join('|')})\\b`,
    `pg_advisory_xact_lock\\(hashtext\\('(?<advisory>[^']+)'`,
    `(?<called>(?:rules|api)\\.\\w+)\\(`,
  ].join('|'),
  'g',
)

/** Returns the locks of a function and of the functions it calls, in the order of the text. */
function stepsOf(name: string, callers: string[] = []): Step[] {
  const body = bodies.get(name) ?? ''
  if (callers.includes(name)) return []
  return [...body.matchAll(taken)].flatMap(({ groups = {} }) => {
    const { locked, free, updated, advisory, called } = groups
    if (called) return stepsOf(called, [...callers, name])
    return [
      {
        table: (locked ?? updated ?? advisory)!,
        waits: free === undefined,
        updates: updated !== undefined,
        where: name,
      },
    ]
  })
}

/** Returns the first lock on each table; a row that is already locked is not locked again. */
function firstsOf(name: string) {
  const held = new Set<string>()
  return stepsOf(name).filter(({ table }) => !held.has(table) && held.add(table))
}

const acts = [...bodies.keys()].filter((name) => name.startsWith('api.'))
const tell = (act: string, { table, where }: Step) => `${act} takes ${table} late, in ${where}`

test('acts lock a user first, then a mentor, then mentees, and the bank’s references last', () => {
  expect(acts.length).toBeGreaterThan(100)
  const late = acts.flatMap((act) => {
    const firsts = firstsOf(act)
    return firsts
      .filter(
        ({ table, waits }, n) =>
          waits &&
          order.indexOf(table) <= order.indexOf('mentees') &&
          firsts.slice(0, n).some((before) => order.indexOf(before.table) > order.indexOf(table)),
      )
      .map((step) => tell(act, step))
  })
  expect(late).toEqual([])
})

test('a mentee’s rows are locked under the lock on the mentee, or in a fixed order', () => {
  const late = acts.flatMap((act) => {
    const firsts = firstsOf(act)
    return firsts
      .filter(
        ({ table }, n) =>
          order.indexOf(table) > order.indexOf('mentees') &&
          !firsts.slice(0, n).some((before) => before.table === 'mentees') &&
          firsts.slice(0, n).some((before) => order.indexOf(before.table) > order.indexOf(table)),
      )
      .map((step) => tell(act, step))
  })
  expect(late).toEqual([])
})

// Decision 1: a mentee's data change only under her row lock, whoever changes them.
const hers = ['purchases', 'parts', 'mentorship_requests', 'mentorships']

test('an act that changes an order, a part, a request or a mentorship locks its mentee first', () => {
  const without = acts.flatMap((act) => {
    const steps = stepsOf(act)
    return steps
      .filter(
        ({ table, updates }, n) =>
          updates &&
          hers.includes(table) &&
          !steps.slice(0, n).some((before) => before.table === 'mentees' && !before.updates),
      )
      .map(({ table, where }) => `${act} changes ${table} without her lock, in ${where}`)
  })
  expect([...new Set(without)]).toEqual([])
})

/** Counts and checks over several rows: the act that changes them holds the lock taken by one of these functions. */
const counted: [string, RegExp, ...string[]][] = [
  ['an award', /insert into data\.awards\b/, 'rules.lock_scholarship_year'],
  ['an erasure', /\berased_at = now\(\)/, 'rules.lock_erasures'],
  ['an administrator who goes', /update data\.admins a set active = false/, 'rules.lock_erasures'],
  [
    'a session',
    /insert into data\.sessions \(|rules\.add_planned_session\(|set status = settle_session\.status/,
    'rules.lock_shared_mentorship',
    'rules.lock_session_log',
  ],
  ['a transfer of the team', /rules\.finish_refund\([^;]*'bank'\)/, 'rules.lock_bank_references'],
  [
    'a deposit',
    /rules\.take_surplus\([^;]*transfer, amount_cents\)|rules\.book_transfer\(/,
    'rules.lock_bank_references',
  ],
]

test.each(counted)('%s is written under the lock that its checks take', (_, written, ...locks) => {
  const writers = [...bodies].filter(([, body]) => written.test(body))
  expect(writers.length).toBeGreaterThan(0)
  const without = writers.filter(
    ([, body]) => !locks.some((lock) => body.slice(0, written.exec(body)!.index).includes(`${lock}(`)),
  )
  expect(without.map(([name]) => name)).toEqual([])
  for (const lock of locks) expect(bodies.get(lock)).toMatch(/pg_advisory_xact_lock|for (no key )?update/)
})

// A row about a user is written under the lock that an erasure takes first, so none outlives it.
const personal = new Set(
  [
    ...readFileSync('sql/schema.sql', 'utf8').matchAll(
      /^create table ((?:data|private)\.\w+) \(([\s\S]*?)^\);/gm,
    ),
  ].flatMap(([, table, columns]) => (/^ {2}(?:user|mentee|mentor)_id\b/m.test(columns!) ? [table!] : [])),
)

// The words of a mentor are written under the lock on the card, which an erasure empties.
const otherLocks = ['private.tokens', 'private.mentor_words']

/** Acts that need no lock on the user, and why. */
const unlocked: Record<string, string> = {
  'api.request_coaching': 'under the lock on the mentee, after an erasure no package is left',
  'api.request_mentoring': 'under the lock on the mentee, after an erasure no package is left',
  'api.upload_import': 'the rows of a file name no user yet',
}

test('an act that writes a row about a user locks the user', () => {
  expect(personal.size).toBeGreaterThan(30)
  const without = acts.filter((act) => {
    const called = calledBy(act)
    const written = called.flatMap((name) =>
      [...bodies.get(name)!.matchAll(/insert into ((?:data|private)\.\w+)/g)].map(([, table]) => table!),
    )
    return (
      written.some((table) => personal.has(table) && !otherLocks.includes(table)) &&
      !called.some((name) =>
        /from data\.users\b[^;]*\bfor (?:no key )?(?:update|share)\b/.test(bodies.get(name)!),
      )
    )
  })
  expect(without.toSorted()).toEqual(Object.keys(unlocked).toSorted())
})

function calledBy(name: string, found = new Set<string>()) {
  if (!bodies.has(name) || found.has(name)) return [...found]
  found.add(name)
  for (const [, next] of bodies.get(name)!.matchAll(/((?:rules|api)\.\w+)\(/g)) calledBy(next!, found)
  return [...found]
}

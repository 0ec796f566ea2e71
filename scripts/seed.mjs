#!/usr/bin/env node
// Generates any number of people; the same seed always gives the same people:
//   npm run seed -- --mentors 100000 --mentees 20000 --seed spring
// A second run with larger numbers adds the missing ones. Prints some logins as JSON.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { become } from './lib/roles.mjs'
import { giveUp } from './lib/say.mjs'

const most = 5_000_000
// Generated people are for development only, so their password is no secret.
const password = 'generated people only'

/** @param {string | undefined} text @param {string} name */
function wholeNumber(text, name) {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0 || value > most) {
    giveUp(`--${name} must be a whole number from 0 to ${most}.`)
  }
  return value
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      mentors: { type: 'string', default: '1000' },
      mentees: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
    },
  })
  if (!/^[a-z0-9]{1,20}$/.test(values.seed)) giveUp('--seed must be 1 to 20 letters a to z and digits.')
  return {
    mentors: wholeNumber(values.mentors, 'mentors'),
    mentees: wholeNumber(values.mentees, 'mentees'),
    seed: values.seed,
  }
}

/**
 * Generates people. Returns some logins, as `loginsOf` does.
 * @param {{ ownerUrl: string, mentors: number, mentees: number,
 *   seed: string, log?: (message: string) => void }} options
 */
export async function seedPeople({ ownerUrl, mentors, mentees, seed, log = () => {} }) {
  const { default: postgres } = await import('postgres')
  const { passwordHash } = await import('./lib/password-hash.mjs')
  const { runFile, sqlFiles } = await import('./lib/sql-files.mjs')
  const sql = postgres(ownerUrl, {
    max: 1,
    onnotice() {},
    connection: { application_name: 'seed', jit: 'off' },
  })
  const dice = createHash('sha256').update(seed).digest().readBigInt64BE()
  const settings = { name: seed, dice, mentors, mentees, password_hash: await passwordHash(password) }
  try {
    await sql.begin(async (tx) => {
      // Sorts and hashes stay in memory. Losing the last second of generated people in a crash does not matter.
      await tx
        .unsafe(`set local work_mem = '128MB'; set local synchronous_commit = off;
        set local timezone = 'Europe/Athens'`)
        .simple()
      for (const [name, value] of Object.entries(settings)) {
        await tx`select set_config(${`seed.${name}`}, ${String(value)}, true)`
      }
      for (const file of sqlFiles('seeds/many/words.sql')) await runFile(tx, file)
      for (const kind of /** @type {const} */ (['mentors', 'mentees'])) {
        const [found] = await tx`
          select count(*)::integer as count from data.users
          where email like ${`${seed}-${kind.slice(0, -1)}-%@seed.example`}`
        const count = Number(found?.count)
        await tx`select set_config('seed.from', ${String(count + 1)}, true)`
        for (const file of sqlFiles(`seeds/many/${kind}.sql`)) await runFile(tx, file)
        log(`${Math.max(0, settings[kind] - count)} ${kind}`)
      }
    })
    log('statistics')
    await sql`vacuum (analyze)`
    return loginsOf(sql, seed)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/**
 * Returns logins of mentors and mentees in different states.
 * @param {import('postgres').Sql} sql @param {string} seed
 */
async function loginsOf(sql, seed) {
  return sql.begin(async (tx) => {
    await become(tx)
    const rows = await tx`
      (select distinct on (m.status) 'mentor, ' || m.status as who, u.email
        from data.mentors m join data.users u on u.id = m.user_id
        where u.email like ${`${seed}-mentor-%@seed.example`} order by m.status, m.id)
      union all
      (select distinct on (p.status) 'mentee, part ' || p.status as who, u.email
        from data.parts p join data.mentees m on m.id = p.mentee_id join data.users u on u.id = m.user_id
        where u.email like ${`${seed}-mentee-%@seed.example`} order by p.status, m.id)`
    return rows.map(({ who, email }) => ({ who, email, password }))
  })
}

async function main() {
  const { mentors, mentees, seed } = readArguments()
  const { openDatabase } = await import('./lib/database.mjs')
  const { environmentOrExit } = await import('./lib/environment.mjs')
  // Progress goes to stderr, so that stdout has only JSON.
  const say = (/** @type {string} */ message) => process.stderr.write(`${message}\n`)
  const environment = environmentOrExit()
  if (environment.https) {
    giveUp(
      'Generated people have a known password, so they are refused in production (PUBLIC_ORIGIN with https).',
    )
  }
  const database = await openDatabase(environment, say)
  try {
    const logins = await seedPeople({ ownerUrl: database.ownerUrl, mentors, mentees, seed, log: say })
    process.stdout.write(`${JSON.stringify(logins, null, 2)}\n`)
  } finally {
    await database.stop()
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await main()
  } catch (error) {
    giveUp(error instanceof Error ? error.message : String(error))
  }
}

// Loads the demo: mentors, mentees in every state, one admin.
import { randomInt } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import postgres from 'postgres'
import { applications } from './applications.mjs'
import { Narrator } from './narrator.mjs'
import { tellInOrder } from './order.mjs'
import { listedStories } from './pairs.mjs'
import { address } from './past.mjs'
import { addPhotos } from './photos.mjs'
import { stories } from './stories.mjs'
import { passwordHash } from '../lib/password-hash.mjs'
import { readIfThere } from '../lib/project.mjs'
import { become } from '../lib/roles.mjs'
import { runFile, sqlFiles } from '../lib/sql-files.mjs'

/** @typedef {{ who: string, email: string, password: string }} Login */

const logins = [
  ['administrator', 'admin'],
  ['mentor with two requests waiting', 'mentor'],
  ['mentee who may send a request', 'mentee'],
  ['mentor and mentee in one', 'both'],
  ['coach of a running coaching', 'coach'],
  ['mentee in a running mentorship', 'matched'],
  ['mentee waiting for an answer', 'waiting'],
  ['mentee without a package', 'newcomer'],
]

/**
 * Loads the demo people into a database without people, once. Returns their logins; an empty list when the database
 * has other people.
 * @param {{ ownerUrl: string, dataDir: string, log?: (message: string) => void }} options
 * @returns {Promise<Login[]>}
 */
export async function loadDemo({ ownerUrl, dataDir, log = () => {} }) {
  const { password, isNew } = keptPassword(dataDir)
  // Compiling queries, as the programs never do (sql/roles.sql), would take seconds for each of some.
  const sql = postgres(ownerUrl, {
    max: 1,
    onnotice() {},
    connection: { application_name: 'demo', jit: 'off' },
  })
  try {
    const loaded = await sql.begin(async (tx) => {
      await become(tx)
      // The command for the first admin takes the same lock, so each of the two sees the other's people.
      await tx`lock table data.admins in share row exclusive mode`
      const [constants] = await tx`select demo from data.constants`
      const demo = constants?.demo
      const [someone] = await tx`select from data.users limit 1`
      if (!demo && someone) return false
      if (!demo || isNew)
        await tx`select set_config('demo.password_hash', ${await passwordHash(password)}, true)`
      if (!demo) {
        log('loading the demo people')
        await tx`update data.constants set demo = true`
        await loadWorld(tx)
      }
      // The file with the password was lost: all demo people get the new one.
      else if (isNew)
        await tx`
        update private.credentials c set password_hash = current_setting('demo.password_hash'), changed_at = now()
        from data.users u where u.id = c.user_id and u.email like '%@demo.example'`
      return true
    })
    if (!loaded) {
      log('this database already has people, so no demo people are loaded')
      return []
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
  return logins.map(([who = '', name = '']) => ({ who, email: address(name), password }))
}

/** @param {import('postgres').TransactionSql} tx */
async function loadWorld(tx) {
  // Deadlines are midnights in Athens, also when they are moved across the change to or from summer time.
  await tx`set local timezone = 'Europe/Athens'`
  await letThePastBeWritten(tx, true)
  for (const name of ['lists', 'mentors', 'more_mentors', 'mentees', 'more_mentees', 'pairs', 'applicants'])
    await runDemoFile(tx, name)
  await become(tx)
  for (const name of ['people', 'sentences']) await runDemoFile(tx, name)
  const tell = new Narrator(tx)
  for (const story of await applications(tx)) {
    await tell.begin()
    await story(tell)
  }
  await addPhotos(tx)
  await tellInOrder(tell, [...stories, ...(await listedStories(tx))])
  for (const name of ['testimonials', 'finish']) await runDemoFile(tx, name)
  await letThePastBeWritten(tx, false)
}

/**
 * History and ledger are insert-only. Only here, the owner of the tables may change dates and order in them.
 * @param {import('postgres').TransactionSql} tx @param {boolean} allowed
 */
async function letThePastBeWritten(tx, allowed) {
  await tx`set constraints all immediate`
  await become(tx, 'owner')
  const change = allowed ? 'disable' : 'enable'
  await tx.unsafe(`
    alter table data.history ${change} trigger insert_only;
    alter table data.history ${change} trigger insert_only_rows;
    alter table data.ledger_entries ${change} trigger insert_only`)
  await tx`reset role`
}

/** @param {import('postgres').TransactionSql} tx @param {string} name */
async function runDemoFile(tx, name) {
  for (const file of sqlFiles(`seeds/demo/${name}.sql`)) await runFile(tx, file)
}

/** @param {string} dataDir */
function keptPassword(dataDir) {
  const file = path.join(dataDir, 'demo-password')
  const kept = readIfThere(file)
  if (kept) return { password: kept, isNew: false }
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const word = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  const password = [word(), word(), word()].join('-')
  fs.mkdirSync(dataDir, { recursive: true })
  fs.writeFileSync(file, `${password}\n`, { mode: 0o600 })
  return { password, isNew: true }
}

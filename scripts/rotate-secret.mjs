#!/usr/bin/env node
// npm run rotate-secret: gives the database logins the passwords of a new APP_SECRET, and encrypts the secrets of
// second factors with it. Stop every process of the product first.
//   DATABASE_URL: APP_SECRET=new APP_SECRET_BEFORE=old npm run rotate-secret
//   embedded:     npm run rotate-secret         makes a secret and keeps it in DATA_DIR
//   -- --secret-lost   the old secret is lost: users sign in with a recovery code and set the second factor up again
import fs from 'node:fs'
import path from 'node:path'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { readIfThere } from './lib/project.mjs'
import { giveUp, say } from './lib/say.mjs'

const environment = environmentOrExit()
const { appSecret, databaseUrl, dataDir } = environment
const leaveLost = process.argv.includes('--secret-lost')
const stored = path.join(dataDir, 'secret')
// Exists when an earlier run did not finish.
const aside = `${stored}.before`

/** @param {string} ownerUrl @param {string} secret */
async function sealAnew(ownerUrl, secret) {
  const { default: postgres } = await import('postgres')
  const { reseal } = await import('./lib/sealed.mjs')
  const before = [process.env.APP_SECRET_BEFORE?.trim(), readIfThere(aside), readIfThere(stored)].filter(
    (each) => !!each,
  )
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connect_timeout: 10 })
  try {
    const [there] = await sql`select to_regclass('private.second_factors') is not null as yes`
    if (!there?.yes) return
    const { resealed, lost } = await reseal(sql, {
      secret,
      before: /** @type {string[]} */ (before),
      leaveLost,
    })
    if (resealed + lost > 0) say(`second factors: ${resealed} encrypted again, ${lost} lost`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function rotateOutside() {
  if (!appSecret) giveUp('Put the new secret into APP_SECRET first: openssl rand -base64 32')
  // First, because it may fail: then every login still has its old password.
  await sealAnew(databaseUrl, appSecret)
  const { prepareDatabase } = await import('./lib/database.mjs')
  await (await prepareDatabase(environment, say, { takeOver: true })).stop()
}

async function rotateEmbedded() {
  // Fails while a start uses the data directory.
  await lockDataDir(dataDir, 'npm run rotate-secret')
  if (!fs.existsSync(aside) && fs.existsSync(stored)) fs.renameSync(stored, aside)
  try {
    const { prepareDatabase } = await import('./lib/database.mjs')
    const { ownerUrl, stop } = await prepareDatabase(environment, say, { takeOver: true })
    await sealAnew(ownerUrl, appSecret || readIfThere(stored)).finally(stop)
    fs.rmSync(aside, { force: true })
  } catch (error) {
    if (fs.existsSync(aside)) fs.renameSync(aside, stored)
    throw error
  }
}

try {
  await (databaseUrl ? rotateOutside() : rotateEmbedded())
  say(
    'the logins have new passwords. Start every process with this secret. Users must send open forms again.',
  )
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

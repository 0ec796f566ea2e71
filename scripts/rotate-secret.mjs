#!/usr/bin/env node
// npm run rotate-secret: gives the database logins the passwords that follow from another secret, and seals the second
// steps at sign-in with it. Stop every process of the product first.
//   DATABASE_URL: APP_SECRET=new APP_SECRET_BEFORE=old npm run rotate-secret
//   embedded:     npm run rotate-secret         makes one and keeps it in DATA_DIR
//   -- --secret-lost   the old one is gone: second steps are set up anew, after a recovery code
import fs from 'node:fs'
import path from 'node:path'
import { environmentOrExit } from './lib/environment.mjs'
import { lockDataDir } from './lib/data-dir-lock.mjs'
import { readIfThere } from './lib/project.mjs'
import { giveUp, say } from './lib/say.mjs'

const environment = environmentOrExit()
const { appSecret, databaseUrl, dataDir } = environment
const leaveLost = process.argv.includes('--secret-lost')
const kept = path.join(dataDir, 'secret')
// There from an earlier try that did not come to its end.
const aside = `${kept}.before`

/** @param {string} ownerUrl @param {string} secret */
async function sealAnew(ownerUrl, secret) {
  const { default: postgres } = await import('postgres')
  const { reseal } = await import('./lib/sealed.mjs')
  const before = [process.env.APP_SECRET_BEFORE?.trim(), readIfThere(aside), readIfThere(kept)].filter(
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
    if (resealed + lost > 0) say(`second steps at sign-in: ${resealed} sealed anew, ${lost} lost`)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function rotateOutside() {
  if (!appSecret) giveUp('Put the new secret into APP_SECRET first: openssl rand -base64 32')
  // First: if it refuses, every login still has its password.
  await sealAnew(databaseUrl, appSecret)
  const { prepareDatabase } = await import('./lib/database.mjs')
  await (await prepareDatabase(environment, say, { takeOver: true })).stop()
}

async function rotateEmbedded() {
  // Refused while a start is running on the folder.
  await lockDataDir(dataDir, 'npm run rotate-secret')
  if (!fs.existsSync(aside) && fs.existsSync(kept)) fs.renameSync(kept, aside)
  try {
    const { prepareDatabase } = await import('./lib/database.mjs')
    const { ownerUrl, stop } = await prepareDatabase(environment, say, { takeOver: true })
    await sealAnew(ownerUrl, appSecret || readIfThere(kept)).finally(stop)
    fs.rmSync(aside, { force: true })
  } catch (error) {
    if (fs.existsSync(aside)) fs.renameSync(aside, kept)
    throw error
  }
}

try {
  await (databaseUrl ? rotateOutside() : rotateEmbedded())
  say(
    'the logins have their new passwords; start every process with this secret. Open forms must be sent again.',
  )
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

#!/usr/bin/env node
// Removes the second factor of a user who lost phone and recovery codes, when no other admin can:
//   npm run lost-second-factor -- --email eleni@example.org
// Works on the embedded database, running or not, and on DATABASE_URL. The user gets a mail and sets up a new one.
import { parseArgs } from 'node:util'
import { giveUp } from './lib/say.mjs'
import { typedAddress } from './lib/typed-address.mjs'

const { values } = parseArgs({ options: { email: { type: 'string', default: '' } } })
const email = typedAddress(values.email)
if (!email) giveUp('An e-mail address is needed:\n  npm run lost-second-factor -- --email eleni@example.org')

try {
  const { openDatabase } = await import('./lib/database.mjs')
  const { environmentOrExit } = await import('./lib/environment.mjs')
  const database = await openDatabase(environmentOrExit(), (message) => process.stderr.write(`${message}\n`))
  try {
    if (await removed(database.ownerUrl))
      process.stdout.write(`${email} has no second factor any more, and is signed out everywhere.\n`)
    else {
      process.stderr.write(`There is no user ${email} with a second factor.\n`)
      process.exitCode = 1
    }
  } finally {
    await database.stop()
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error))
}

async function removed(/** @type {string} */ ownerUrl) {
  const { default: postgres } = await import('postgres')
  const { become } = await import('./lib/roles.mjs')
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connection: { application_name: 'second-factor' } })
  try {
    const [row] = await sql.begin(async (tx) => {
      await become(tx)
      return tx`select rules.lost_second_factor(email => ${email}) as removed`
    })
    return row?.removed === true
  } finally {
    await sql.end({ timeout: 5 })
  }
}

#!/usr/bin/env node
// Creates the first admin of a new database, once:
//   npm run first-admin -- --email eleni@example.org --name Ελένη --surname Δήμου
// Works on the embedded database, running or not, and on DATABASE_URL. Prints the password once.
import { randomInt } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { giveUp } from './lib/say.mjs'
import { typedAddress } from './lib/typed-address.mjs'

const usage = 'npm run first-admin -- --email eleni@example.org --name Ελένη --surname Δήμου'
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** @typedef {{ email: string, name: string, surname: string }} Person */

/** @returns {Person} */
function readArguments() {
  const text = /** @type {const} */ ({ type: 'string', default: '' })
  const { values } = parseArgs({ options: { email: text, name: text, surname: text } })
  const [email, name, surname] = [typedAddress(values.email), values.name.trim(), values.surname.trim()]
  if (!email || !name || !surname) {
    giveUp(`E-mail, name and surname are needed:\n  ${usage}`)
  }
  return { email, name, surname }
}

/** Twenty characters that are easy to read out: about 99 bits. */
function newPassword() {
  const word = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [word(), word(), word(), word()].join('-')
}

/**
 * Creates the admin. Returns null when there is an admin already. `password` is the new password; it is null when the
 * user had an account, because its password stays valid.
 * @param {{ ownerUrl: string, person: Person }} options
 * @returns {Promise<{ password: string | null } | null>}
 */
export async function makeFirstAdmin({ ownerUrl, person: { email, name, surname } }) {
  const { default: postgres } = await import('postgres')
  const { passwordHash } = await import('./lib/password-hash.mjs')
  const { become } = await import('./lib/roles.mjs')
  const sql = postgres(ownerUrl, { max: 1, onnotice() {}, connection: { application_name: 'first-admin' } })
  try {
    const password = newPassword()
    const hash = await passwordHash(password)
    const [row] = await sql.begin(async (tx) => {
      await become(tx)
      return tx`select rules.first_admin(
        email => ${email}, name => ${name}, surname => ${surname}, password_hash => ${hash}) as password_is_hers`
    })
    if (row?.password_is_hers === null) return null
    return { password: row?.password_is_hers ? password : null }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function main() {
  const person = readArguments()
  const { openDatabase } = await import('./lib/database.mjs')
  const { environmentOrExit } = await import('./lib/environment.mjs')
  // Progress goes to stderr, so that stdout has only the result.
  const database = await openDatabase(environmentOrExit(), (message) => process.stderr.write(`${message}\n`))
  try {
    const made = await makeFirstAdmin({ ownerUrl: database.ownerUrl, person })
    if (!made) {
      process.stderr.write('There is an active admin already, who can add others.\n')
      process.exitCode = 1
      return
    }
    process.stdout.write(
      made.password
        ? `${person.email} is the admin now. The password, shown this once: ${made.password}\n`
        : `${person.email} had an account and is an admin now; the password of the account stays valid.\n`,
    )
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

// Waits for a database that is still starting, and says in plain words why it cannot be used.
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

// Milliseconds.
const patience = 60_000
const between = 1000
const sayEvery = 5000

// 57P03: starting up; 53300: no free connection; 57P01: shutting down, to start again.
const passing = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  '57P01',
  '57P03',
  '53300',
])

/** @type {Record<string, string>} */
const meanings = {
  ECONNREFUSED: 'nothing answers at this address',
  ENOTFOUND: 'no computer has this name',
  EAI_AGAIN: 'the name of the computer cannot be looked up at the moment',
  CONNECT_TIMEOUT: 'it does not answer (a firewall, or a wrong address)',
  '57P03': 'it is still starting',
  53300: 'it has no free connection: raise max_connections, or put a pooler in front',
  '28P01': 'it refuses the password',
  28000:
    'it refuses this user from this computer (pg_hba.conf of the server; sslmode=require may be missing)',
  '3D000': 'it has no database of this name',
  SELF_SIGNED_CERT_IN_CHAIN:
    'its certificate is of an unknown authority: name that authority’s file in NODE_EXTRA_CA_CERTS',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'its certificate is of an unknown authority: name that authority’s file in NODE_EXTRA_CA_CERTS',
}

/** The code of an error of the driver or the network. @param {unknown} error @returns {string} */
export const codeOf = (error) => String(/** @type {{ code?: unknown } | null} */ (error)?.code ?? '')

/**
 * Why a database cannot be used, in words, without the password.
 * @param {string} url @param {unknown} error @param {string} [variable]  where the address comes from
 */
export function whyNot(url, error, variable = 'DATABASE_URL') {
  const { hostname, port, pathname, username } = new URL(url)
  const where = `${hostname}:${port || 5432}${pathname}`
  const meaning = meanings[codeOf(error)] ?? (error instanceof Error ? error.message : String(error))
  const user = /^(28|3D)/.test(codeOf(error)) && username ? ` for ${decodeURIComponent(username)}` : ''
  return `The database of ${variable} (${where}) cannot be used${user}: ${meaning}.`
}

/**
 * Resolves when the database answers. Waits up to `limit` milliseconds for one that is not there yet; throws at once for any
 * other reason, such as a wrong password.
 * @param {string} url @param {(message: string) => void} log @param {number} [limit]
 */
export async function awaitDatabase(url, log, limit = patience) {
  const start = Date.now()
  let saidAt = 0
  for (;;) {
    const error = await problemOf(url)
    if (!error) return
    if (!passing.has(codeOf(error))) throw new Error(whyNot(url, error), { cause: error })
    const waited = Date.now() - start
    if (waited > limit)
      throw new Error(`${whyNot(url, error)} Gave up after ${Math.round(waited / 1000)} s.`, { cause: error })
    if (Date.now() - saidAt > sayEvery) {
      saidAt = Date.now()
      log(`waiting for the database: ${meanings[codeOf(error)] ?? codeOf(error)}`)
    }
    await pause(between)
  }
}

/**
 * Connects and asks once; returns the error, or undefined. Behind a pooler statements are not prepared.
 * @param {string} url @param {boolean} [prepare] @returns {Promise<unknown>}
 */
export async function problemOf(url, prepare = true) {
  const sql = postgres(url, { max: 1, onnotice() {}, connect_timeout: 5, fetch_types: false, prepare })
  try {
    await sql`select 1`
    return undefined
  } catch (error) {
    return error
  } finally {
    await sql.end({ timeout: 1 })
  }
}

// Checks the database of DATABASE_URL: its version, the owner's rights, its locale, its state, its clock, its room.
import postgres from 'postgres'
import { codeOf, problemOf, whyNot } from '../lib/await-database.mjs'
import { sampleFacts, samplesSaid } from '../lib/database.mjs'
import { localeProblem } from '../lib/create-database.mjs'
import { loginRoles, roleUrl } from '../lib/roles.mjs'
import { stateOf } from '../lib/tables.mjs'
import { clocksApart } from './clock.mjs'
import { bad, good, messageOf, note, unready } from './finding.mjs'

/** @typedef {import('../check.mjs').Finding} Finding @typedef {import('postgres').Sql} Sql
 * @typedef {import('../lib/environment.mjs').Environment} Environment */

const [oldest, newest] = [15, 18]
// Connections of a web server and a worker at most (app/db/connections.server.ts), and of the page cache and the listener.
const [perWeb, perWorker] = [20, 7]

/**
 * @param {Environment} environment @param {{ release?: boolean }} [options]  release: it will be migrated next
 * @returns {Promise<Finding[]>}
 */
export async function checkDatabase(environment, { release = false } = {}) {
  const { databaseUrl, databasePoolUrl, appSecret, only } = environment
  if (!databaseUrl) return []
  const asOwner = !only || only === 'migrate'
  const { address, sql } = connectionOf(environment)
  try {
    const findings = [...(await server(sql, databaseUrl)), ...(await clock(sql))]
    if (!release) findings.push(...(await state(sql)))
    if (asOwner) {
      findings.push(...(await rights(sql)), ...(await logins(sql, environment)))
      if (environment.https) findings.push(...(await facts(sql)))
    }
    if (databasePoolUrl && appSecret) findings.push(...(await pooler(sql, environment)))
    return findings
  } catch (error) {
    const maybe =
      asOwner || !codeOf(error).startsWith('28') ? '' : ' Is it migrated, and is APP_SECRET the same there?'
    return [bad(`${whyNot(address, error)}${maybe}`)]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** @param {number} major @returns {Finding} */
export function versionSaid(major) {
  if (major < oldest) return bad(`PostgreSQL ${oldest} or newer is needed; this one is ${major}.`)
  return major > newest
    ? note(`PostgreSQL ${major} is newer than what this code was tested with (${oldest} to ${newest}).`)
    : good(`PostgreSQL ${major} answers.`)
}

/** As the owner, or for one part of a start as its own login. @param {Environment} environment */
function connectionOf({ databaseUrl, appSecret, only }) {
  const address = !only || only === 'migrate' ? databaseUrl : roleUrl(databaseUrl, `app_${only}`, appSecret)
  return { address, sql: postgres(address, { max: 1, onnotice() {}, connect_timeout: 5 }) }
}

/** The clock alone, for a start that is ready. @param {Environment} environment @returns {Promise<Finding[]>} */
export async function checkClock(environment) {
  if (!environment.databaseUrl) return []
  const { sql } = connectionOf(environment)
  try {
    return await clock(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

/** On this machine, or by a name that only its network of containers knows. @param {string} url */
export const isNear = (url) => /^(127\.0\.0\.1|\[::1\]|[^.:]+)$/.test(new URL(url).hostname)

/** @param {Sql} sql @param {string} url @returns {Promise<Finding[]>} */
async function server(sql, url) {
  const [found] = await sql`
    select current_setting('server_version_num')::integer / 10000 as major, current_setting('max_connections')::integer as most,
      (select ssl from pg_stat_ssl where pid = pg_backend_pid()) as encrypted,
      current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on' as safe`
  const { major, most, encrypted, safe } = found ?? {}
  const locale = await localeProblem(sql)
  return [
    versionSaid(major),
    locale ? bad(locale) : good('Its encoding and its letters fit: Greek names can be searched.'),
    ...(encrypted || isNear(url)
      ? []
      : [note('The connection is not encrypted: add ?sslmode=require to DATABASE_URL.')]),
    ...(safe ? [] : [bad('fsync or full_page_writes is off: a power cut would destroy the database.')]),
    ...(most < perWeb + perWorker + 10
      ? [bad(`It allows ${most} connections; one web server and one worker use up to ${perWeb + perWorker}.`)]
      : [
          good(
            `It allows ${most} connections: enough for ${Math.floor((most - 10) / (perWeb + perWorker))} nodes.`,
          ),
        ]),
  ]
}

/** @param {Sql} sql @returns {Promise<Finding[]>} */
async function clock(sql) {
  const before = Date.now()
  const [found] = await sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`
  return [clocksApart('the database', Number(found?.now), [before, Date.now()])]
}

/** @param {Sql} sql @returns {Promise<Finding[]>} */
async function state(sql) {
  try {
    return [
      (await stateOf(sql)) === 'ready'
        ? good('The database has the tables and functions of this code.')
        : note(
            'The database is empty or older than this code: the next start migrates it. Make a backup before.',
          ),
    ]
  } catch (error) {
    if (codeOf(error) === '42501') return [note('The database is older than this code: migrate it first.')]
    return [bad(messageOf(error))]
  }
}

/** What the legal texts print; before the first start nothing can be written. @param {Sql} sql @returns {Promise<Finding[]>} */
async function facts(sql) {
  if ((await stateOf(sql).catch(() => 'unknown')) !== 'ready') return []
  const samples = await sampleFacts(sql)
  return samples.length > 0
    ? [unready(`${samplesSaid(samples)}.`.replace(/^t/, 'T'))]
    : [good('The facts that the legal texts print are written.')]
}

/** @param {Sql} sql @returns {Promise<Finding[]>} */
async function rights(sql) {
  const [found] = await sql`
    select r.rolname as owner, r.rolsuper as superuser, r.rolsuper or r.rolcreaterole as may,
      has_database_privilege(current_database(), 'create') as creates,
      array(select x.name from unnest(array['pg_trgm', 'unaccent']) x(name)
        where not exists (select from pg_extension e where e.extname = x.name)
          and not exists (select from pg_available_extension_versions v
            where v.name = x.name and (v.trusted or r.rolsuper))) as missing
    from pg_roles r where r.rolname = current_user`
  return rightsSaid(found ?? {})
}

/** @param {Record<string, any>} found @returns {Finding[]} */
export function rightsSaid({ owner, superuser, may, creates, missing = [] }) {
  return [
    may
      ? good(`${owner} may create the roles of the product.`)
      : bad(
          `${owner} may not create roles. As a superuser of the server, run: alter role ${owner} createrole`,
        ),
    ...(creates
      ? []
      : [
          bad(
            `${owner} may not create schemas here. As a superuser, run: alter database … owner to ${owner}`,
          ),
        ]),
    ...(superuser ? [note(`${owner} is a superuser of the server; createrole would be enough.`)] : []),
    ...missing.map((/** @type {string} */ name) =>
      bad(
        `The extension ${name} is missing: install PostgreSQL’s contrib package, then: create extension ${name}`,
      ),
    ),
  ]
}

/** @param {Sql} sql */
async function hasTables(sql) {
  const [found] = await sql`select to_regnamespace('data') is not null as yes`
  return Boolean(found?.yes)
}

/** @param {Sql} sql @param {Environment} environment @returns {Promise<Finding[]>} */
async function logins(sql, { databaseUrl, appSecret }) {
  if (!appSecret || !(await hasTables(sql))) return []
  const refused = []
  for (const role of loginRoles) {
    const error = await problemOf(roleUrl(databaseUrl, role, appSecret))
    if (codeOf(error).startsWith('28')) refused.push(role)
  }
  return [
    refused.length === 0
      ? good('APP_SECRET opens every login of the product.')
      : bad(`APP_SECRET is not the one of this installation: ${refused.join(', ')} refuse its password.`),
  ]
}

/** @param {Sql} sql @param {Environment} environment @returns {Promise<Finding[]>} */
async function pooler(sql, { databasePoolUrl, appSecret, only }) {
  if (!(await hasTables(sql))) return []
  const role = only === 'worker' ? 'app_worker' : 'app_web'
  const url = roleUrl(databasePoolUrl, role, appSecret)
  const error = await problemOf(url, false)
  if (error) return [bad(whyNot(url, error, 'DATABASE_POOL_URL'))]
  return [good('The pooler of DATABASE_POOL_URL answers.')]
}

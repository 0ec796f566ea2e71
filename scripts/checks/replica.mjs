// Checks the replica of DATABASE_REPLICA_URL: whether it answers our logins, is one, and follows.
import postgres from 'postgres'
import { whyNot } from '../lib/await-database.mjs'
import { named, prefixIn, roleUrl } from '../lib/roles.mjs'
import { bad, good, note } from './finding.mjs'

// Bytes; more than what is written in some seconds.
const muchBehind = 64e6

/**
 * @param {import('postgres').Sql} primary @param {import('../lib/environment.mjs').Environment} environment
 * @returns {Promise<import('../check.mjs').Finding[]>}
 */
export async function checkReplica(primary, { databaseReplicaUrl, appSecret }) {
  const prefix = await prefixIn(primary)
  if (!prefix) return []
  const url = roleUrl(databaseReplicaUrl, named('app_web', prefix), appSecret)
  const sql = postgres(url, { max: 1, onnotice() {}, connect_timeout: 5, fetch_types: false })
  try {
    const [there] = await sql`
      select pg_is_in_recovery() as replica, pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 as replayed`
    if (!there?.replica)
      return [
        bad(
          'DATABASE_REPLICA_URL leads to a database that is no replica: it would be read for ever as it is.',
        ),
      ]
    const [here] = await primary`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as written`
    const behind = Number(here?.written) - Number(there.replayed)
    return [
      behind > muchBehind
        ? note(
            `The replica is ${Math.round(behind / 1e6)} MB behind: until it follows, the primary answers all.`,
          )
        : good('The replica of DATABASE_REPLICA_URL answers and follows.'),
    ]
  } catch (error) {
    return [bad(whyNot(url, error, 'DATABASE_REPLICA_URL'))]
  } finally {
    await sql.end({ timeout: 1 })
  }
}

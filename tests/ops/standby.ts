// A standby, made as docs/operations/large/standby.md says.
import path from 'node:path'
import { ownFolder, runProgram, startOn, superPassword, type Postgres } from './database'
import type { Stage } from './promise'

/** Copies the primary with pg_basebackup and starts it as its standby. */
export async function startStandby({ dir, afterwards }: Stage, primary: Postgres) {
  const data = path.join(ownFolder(dir, 'standby'), 'data')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
  runProgram('pg_basebackup', [...from, '-D', data, '-R', '-c', 'fast', '-X', 'stream'], {
    PGPASSWORD: superPassword,
  })
  const standby = await startOn(data, { max_connections: 200 })
  afterwards(() => standby.stop())
  return standby
}

import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { closePools } from '~/db/pools.server'
import { processEnvironments } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { migrate } from '../../scripts/migrate.mjs'
import { leadPoolsTo } from '../support/lead-pools'
import { crowdOf } from './crowd'
import { connect } from './world'

/** A PostgreSQL server with production settings that can be killed. The app's pools lead to it. */
export async function startServerToKill(settings: Record<string, string> = {}) {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-kill-'))
  fs.chmodSync(dir, 0o755)
  const server = await startPostgres({ dir, settings })
  const secret = randomBytes(32).toString('base64url')
  const { ownerUrl } = await migrate({ ownerUrl: server.url, database: 'mentoring', secret })
  const { web } = processEnvironments(ownerUrl, secret)
  await leadPoolsTo(web)
  const owner = connect(ownerUrl, 2, { TimeZone: 'Europe/Athens' })
  return {
    owner,
    ...crowdOf(owner),
    /** Kills the postmaster and all its processes at once. */
    async killAll() {
      const postmaster = server.pid()!
      for (const pid of [postmaster, ...childrenOf(postmaster)]) killIfThere(pid)
    },
    /** Kills only the postmaster, as an out-of-memory killer does; its backends go on working. */
    async killPostmaster() {
      killIfThere(server.pid()!)
    },
    /** Kills the process of one connection; then the postmaster restarts all others. */
    async killOne() {
      const [row] = await owner<{ pid: number }[]>`
        select pid from pg_stat_activity where usename = 'app_web' and state <> 'idle' order by random() limit 1`
      if (row) killIfThere(row.pid)
    },
    async stop() {
      await Promise.all([closePools(), owner.end({ timeout: 5 })])
      await server.stop()
      fs.rmSync(dir, { recursive: true, force: true })
    },
  }
}

function childrenOf(parent: number) {
  if (process.platform !== 'linux') return []
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      const stat = readIfThere(`/proc/${pid}/stat`)
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent
    })
}

function readIfThere(file: string) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    // The process ended in the meantime.
    return ''
  }
}

function killIfThere(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

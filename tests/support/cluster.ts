import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import postgres, { type Sql } from 'postgres'
import { migrate } from '../../scripts/lib/migrate.mjs'
import { processEnvironments } from '../../scripts/lib/database.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { keepCalls, prepareCalls } from './called'

/**
 * The temporary server of a test run: the superuser's connection string, the migrated database to clone, the secret
 * of the logins.
 */
export type Cluster = { adminUrl: string; template: string; secret: string }

const template = 'template_mentoring'

/**
 * Starts a temporary PostgreSQL with a migrated template database: fast, and removed after the run. The steps of a
 * whole test run share the folder named by MIGRATED_CLUSTER: the first one leaves its new cluster there, and each
 * later one starts a copy of it.
 */
export async function startCluster(): Promise<Cluster & { stop: () => Promise<void> }> {
  const dir = fs.mkdtempSync(path.join(inMemory() ?? os.tmpdir(), 'mentoring-test-'))
  // The OS user that runs the server must be able to enter the folder.
  fs.chmodSync(dir, 0o755)
  const kept = process.env.MIGRATED_CLUSTER
  const file = path.join(dir, 'app.secret')
  const start = () =>
    startPostgres({
      dir,
      unsafeFast: true,
      settings: { track_functions: 'all', max_connections: '200' },
    })
  let server: Awaited<ReturnType<typeof start>> | undefined
  const stop = async () => {
    await server?.stop()
    fs.rmSync(dir, { recursive: true, force: true })
  }
  try {
    if (kept && fs.existsSync(path.join(kept, 'app.secret'))) copyFolder(kept, dir)
    server = await start()
    if (!fs.existsSync(file)) {
      const secret = randomBytes(32).toString('base64url')
      await migrate({ ownerUrl: server.url, database: template, secret })
      await prepareCalls(server.url)
      fs.writeFileSync(file, secret, { mode: 0o600 })
      // If the server's user cannot reach the folder, this is a link to the cluster, and is not copied.
      if (kept && fs.lstatSync(path.join(dir, 'postgres')).isDirectory()) {
        await server.stop()
        copyFolder(dir, kept)
        server = await start()
      }
    }
    return { adminUrl: server.url, template, secret: fs.readFileSync(file, 'utf8'), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Copies what is in a folder. Node's own copy would change the owner, and PostgreSQL starts only its owner's files. */
function copyFolder(from: string, to: string) {
  execFileSync('cp', ['-a', `${from}/.`, to])
}

/** The folder in memory, if it has 4 GB: a database is cloned ten times faster there. */
function inMemory() {
  const folder = '/dev/shm'
  if (!fs.existsSync(folder)) return undefined
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize > 4 * 2 ** 30 ? folder : undefined
}

/** Clones the template to a new database; returns the owner's connection and the environments of the programs. */
export async function cloneDatabase({ adminUrl, template: original, secret }: Cluster) {
  const name = `test_${randomBytes(6).toString('hex')}`
  // One connection for its whole life: opening one costs as much as a page.
  const admin = postgres(adminUrl, { max: 1, onnotice() {} })
  await admin.unsafe(`create database ${name} template ${original} strategy file_copy`)
  const own = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href
  const owner: Sql = postgres(own, { max: 4, onnotice() {}, transform: { column: postgres.camel.column } })
  return {
    name,
    owner,
    ownerUrl: own,
    ...processEnvironments(own, secret),
    async end() {
      await owner.end({ timeout: 5 })
      await keepCalls(admin, own)
      await admin.unsafe(`drop database if exists ${name} with (force)`)
      await admin.end({ timeout: 5 })
    },
  }
}

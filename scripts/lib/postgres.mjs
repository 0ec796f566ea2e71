// Starts the embedded PostgreSQL on 127.0.0.1 and keeps it running. Recovers from a killed start, an orphaned server,
// a stale pid file and a server that crashes.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.mjs'
import { binaries, clusterHome, serverUser } from './postgres-binaries.mjs'
import { createCluster, readSecret, serverEnvironment, superuser } from './postgres-cluster.mjs'
import { endServer, isOurServer, pidFile, stopOrphan } from './postgres-process.mjs'

const secondsToStart = 60
// Messages of the server while its predecessor is still stopping or the port is still in use.
const passing =
  /lock file "?postmaster\.pid"? already exists|pre-existing shared memory|is another postmaster|could not bind/i

const safeSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: 100,
  password_encryption: 'scram-sha-256',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  log_parameter_max_length: 0,
  log_parameter_max_length_on_error: 0,
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}
const fastSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' }

/**
 * Starts the server and restarts it when it crashes, until `stop`.
 * @param {{ dir: string, unsafeFast?: boolean, settings?: Record<string, string | number>,
 *   log?: (message: string) => void }} options  dir: the folder of the cluster, its password and its log; unsafeFast:
 *   without fsync, for tests
 * @returns {Promise<{ url: string, port: number, pid: () => number | undefined, stop: () => Promise<void> }>}
 *   url: the superuser's connection string in the database postgres
 */
export async function startPostgres({ dir, unsafeFast = false, settings = {}, log = () => {} }) {
  const home = path.resolve(dir)
  fs.mkdirSync(home, { recursive: true })
  const cluster = clusterHome(path.join(home, 'postgres'))
  const native = binaries()
  if (!fs.existsSync(path.join(cluster, 'PG_VERSION'))) createCluster(native, home, cluster, unsafeFast)
  const secret = readSecret(home)
  await stopOrphan(cluster, log)

  const port = await freePort()
  const chosen = { ...safeSettings, ...(unsafeFast ? fastSettings : {}), ...settings, port }
  const launch = () => launchUntilReady(native, home, cluster, chosen)
  let child = await launch()
  let stopping = false

  const watch = () =>
    child.once('exit', async (code, signal) => {
      if (stopping) return
      log(`PostgreSQL ended unexpectedly (${code ?? signal}); restarting it`)
      await stopOrphan(cluster, log)
      try {
        child = await launch()
        log('PostgreSQL is back')
        if (stopping) child.kill('SIGINT')
        else watch()
      } catch (error) {
        log(error instanceof Error ? error.message : String(error))
      }
    })
  watch()
  const interrupt = () => child.kill('SIGINT')
  process.once('exit', interrupt)

  return {
    url: `postgres://${superuser}:${secret}@127.0.0.1:${port}/postgres`,
    port,
    pid: () => child.pid,
    async stop() {
      stopping = true
      process.off('exit', interrupt)
      await endServer(Number(child.pid), () => child.exitCode !== null || child.signalCode !== null)
    },
  }
}

/**
 * Returns the superuser's connection string of the server that runs on this folder now, or undefined.
 * @param {string} dir @param {string} database
 */
export function runningUrl(dir, database) {
  const asked = path.join(path.resolve(dir), 'postgres')
  if (!fs.existsSync(asked)) return undefined
  const cluster = clusterHome(asked)
  const found = pidFile(cluster)
  if (!found || !isOurServer(found.pid, cluster)) return undefined
  return `postgres://${superuser}:${readSecret(path.resolve(dir))}@127.0.0.1:${found.port}/${database}`
}

/** @param {string} native @param {string} home @param {string} cluster @param {Record<string, string | number>} settings */
async function launchUntilReady(native, home, cluster, settings) {
  const logFile = path.join(home, 'postgres.log')
  const deadline = Date.now() + secondsToStart * 1000
  for (;;) {
    const output = fs.openSync(
      logFile,
      (fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 10e6 ? 'w' : 'a',
    )
    const from = fs.fstatSync(output).size
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    // Detached: Ctrl-C in the terminal reaches only the start script, which then stops everything in order.
    const child = spawn(path.join(native, 'bin/postgres'), ['-D', cluster, ...given], {
      ...serverUser(),
      env: serverEnvironment(),
      cwd: cluster,
      stdio: ['ignore', output, output],
      detached: true,
    })
    fs.closeSync(output)
    if (await isReady(child, cluster, deadline)) return child
    const said = fs.readFileSync(logFile).subarray(from).toString('utf8')
    if (!passing.test(said) || Date.now() > deadline) {
      child.kill('SIGQUIT')
      if (/initialized by PostgreSQL version/.test(said))
        throw new Error(
          `The database in ${home} was made by another major version of PostgreSQL. Back it up with the product's ` +
            'version before and restore it into a new folder: docs/operations/large/update.md',
        )
      throw new Error(`PostgreSQL did not start, see ${logFile}:\n${said.split('\n').slice(-12).join('\n')}`)
    }
    await pause(200)
    await stopOrphan(cluster, () => {})
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {string} cluster @param {number} deadline */
async function isReady(child, cluster, deadline) {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  while (!ended && Date.now() < deadline) {
    const found = pidFile(cluster)
    if (found?.pid === child.pid && found?.ready) return true
    await pause(10)
  }
  return false
}

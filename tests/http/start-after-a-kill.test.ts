// npm start with its own database, killed in every way: the next start is ready by itself.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { processEnvironment, readEnvironment } from '../../scripts/lib/environment.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { clusterHome } from '../../scripts/lib/postgres-binaries.mjs'
import { runningUrl } from '../../scripts/lib/postgres.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { prepareStandIn } from '../../scripts/lib/stand-in-settings.mjs'
import { freshDatabase } from '../support/postgres'
import { childrenOf, lives } from '../support/processes'
import { dataFolder, spawnStart } from '../support/spawned-start'
import { plain } from '../support/states'

/** Milliseconds that a start after a kill may take where one without took so many: this machine may be a busy one. */
const within = (usual: number) => Math.max(15_000, 2 * usual)
const killsOfEachKind = 2

// Processes are looked for in /proc.
const withoutProc = process.platform !== 'linux'

const dataDir = dataFolder('start-after-a-kill')
const started: Awaited<ReturnType<typeof spawnStart>>[] = []
afterAll(async () => {
  for (const { stop } of started) await stop()
  fs.rmSync(dataDir, { recursive: true, force: true })
})

type Start = Awaited<ReturnType<typeof start>>

async function start(port: number) {
  const spawned = await spawnStart({ PORT: String(port), DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' })
  started.push(spawned)
  return {
    ...spawned,
    /** Milliseconds until it was ready. */
    async ready() {
      const from = Date.now()
      await expect
        .poll(spawned.page, { timeout: 120_000 })
        .toBe(200)
        .catch((cause) => {
          throw new Error(`The start is not ready. It said:\n${spawned.said()}`, { cause })
        })
      return Date.now() - from
    },
    /** Stops it in order. A fault of the start, also one before the stop, is a code other than 0. */
    async end() {
      const code = await spawned.stop()
      if (code !== 0) throw new Error(`The start ended with ${code}. It said:\n${spawned.said()}`)
    },
  }
}

/** Kills the start alone, whose programs then end by themselves and whose PostgreSQL stays; or all at once. */
async function kill({ child, ended }: Start, all: boolean) {
  const family = childrenOf(child.pid!)
  for (const pid of all ? [child.pid!, ...family] : [child.pid!]) if (lives(pid)) process.kill(pid, 'SIGKILL')
  await ended
}

test.skipIf(withoutProc)(
  'after any kill of it, alone or with its database, ready or not yet, the next start is ready in seconds',
  async () => {
    const port = await freePort()
    let running = await start(port)
    const usual = await running.ready()
    const took: number[] = []
    for (let n = 0; n < killsOfEachKind * 2; n += 1) {
      await kill(running, n % 2 === 0)
      if (n >= killsOfEachKind) {
        // Once more, at some moment of a start.
        const next = await start(port)
        await pause(n * 150)
        await kill(next, n % 2 === 0)
      }
      running = await start(port)
      took.push(await running.ready())
    }
    expect(Math.max(...took)).toBeLessThan(within(usual))

    const second = await start(await freePort())
    expect(await second.ended).toBe(1)
    await expect
      .poll(second.said)
      .toContain(`Already running: http://localhost:${port} (process ${running.child.pid}) uses ${dataDir}`)
    await running.end()
  },
  600_000,
)

test.each(['web', 'worker', 'stripe-stand-in'] as const)(
  'the program %s, whose start is killed while it loads, ends by itself',
  async (name) => {
    const database = await freshDatabase()
    const environment = readEnvironment({
      PORT: String(await freePort()),
      STRIPE_STAND_IN_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    })
    const child = spawn(process.execPath, [path.join('build/server', `${name}.mjs`)], {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: processEnvironment(environment, {
        ...(await prepareStandIn(environment)),
        ...(name === 'stripe-stand-in' ? {} : database[name]),
        NODE_ENV: 'production',
        PROCESS_NAME: name,
      }),
    })
    try {
      // To the program this is the same: its channel to the start closes.
      child.disconnect()
      await expect.poll(() => child.exitCode, { timeout: 50_000 }).toBe(0)
    } finally {
      child.kill('SIGKILL')
      await database.end()
    }
  },
  60_000,
)

test.skipIf(withoutProc)(
  'the pid file of a killed PostgreSQL names a process that is another program by now',
  async () => {
    const port = await freePort()
    const first = await start(port)
    const usual = await first.ready()
    await kill(first, true)
    const file = path.join(clusterHome(path.join(dataDir, 'postgres')), 'postmaster.pid')
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid)))
    const next = await start(port)
    expect(await next.ready()).toBeLessThan(within(usual))
    await next.end()
  },
  120_000,
)

test('a port that another program uses is named, and nothing stays of this start', async () => {
  const other = net.createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as net.AddressInfo
  const refused = await start(port)
  expect(await refused.ended).toBe(1)
  await expect.poll(refused.said).toContain(`Port ${port} is in use by another program`)
  expect([fs.existsSync(path.join(dataDir, 'running.json')), runningUrl(dataDir, 'postgres')]).toEqual([
    false,
    undefined,
  ])
  other.close()
}, 60_000)

test('the embedded database survives a power cut, finds damaged pages, and takes no password in the clear', async () => {
  const running = await start(await freePort())
  await running.ready()
  const sql = plain(runningUrl(dataDir, 'postgres')!)
  try {
    const names = [
      'fsync',
      'full_page_writes',
      'data_checksums',
      'synchronous_commit',
      'password_encryption',
      'listen_addresses',
    ]
    const settings = await sql`select name, setting from pg_settings where name = any (${names})`
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      data_checksums: 'on',
      synchronous_commit: 'on',
      password_encryption: 'scram-sha-256',
      listen_addresses: '127.0.0.1',
    })
    const methods = await sql`select distinct auth_method as method from pg_hba_file_rules`
    expect(methods.map(({ method }) => method)).toEqual(['scram-sha-256'])
    const stored = await sql`
      select rolname from pg_authid where rolcanlogin and rolpassword is not null and rolpassword not like 'SCRAM-SHA-256$%'`
    expect([...stored]).toEqual([])
    // No login changes it for itself.
    const own = await sql`
      select rolname from pg_roles where array_to_string(rolconfig, ' ') ~ 'synchronous_commit|password_encryption'`
    expect([...own]).toEqual([])
  } finally {
    await sql.end()
    await running.end()
  }
}, 120_000)

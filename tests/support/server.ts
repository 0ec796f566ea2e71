import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { processEnvironment, readEnvironment } from '../../scripts/lib/environment.mjs'
import { loadDemo } from '../../scripts/demo/load-demo.mjs'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { heapFlags } from '../../scripts/lib/heap-flags.mjs'
import { prepareStandIn } from '../../scripts/lib/stand-in-settings.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { untilReady } from '../../scripts/lib/until-ready.mjs'
import { cloneDatabase, type Cluster } from './cluster'
import { operatorFacts } from './operator'
import { standInClient } from './stripe-stand-in-client'

const patience = 30_000

type Database = Awaited<ReturnType<typeof cloneDatabase>>

/**
 * Starts the built product on a free port: web, worker, Stripe stand-in, a database of its own and, unless turned
 * off, demo people. Its log goes to `read`, line by line, or to the tests' output. A database that was passed in
 * still exists after the stop. Without a worker, only the test changes data; without the stand-in, nobody can pay by
 * card.
 */
export async function startServer(
  cluster: Cluster,
  own: Record<string, string> = {},
  {
    read,
    given,
    withWorker = true,
    withStandIn = true,
  }: {
    read?: (line: string) => void
    given?: Database
    withWorker?: boolean
    withStandIn?: boolean
  } = {},
) {
  const database = given ?? (await cloneDatabase(cluster))
  const port = await freePort()
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'mentoring-data-'))
  const environment = readEnvironment({
    PORT: String(port),
    STRIPE_STAND_IN_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...(own.PUBLIC_ORIGIN?.startsWith('https:')
      ? { ...operatorFacts, TRUST_PROXY: '1', CLOSE_DELAY: '0' }
      : {}),
    ...own,
  })
  if (environment.demo) await loadDemo({ ownerUrl: database.ownerUrl, dataDir })
  // Over https there is no stand-in.
  const stripe: Partial<Record<string, string>> = environment.https ? {} : await prepareStandIn(environment)
  const start = (name: 'web' | 'worker' | 'stripe-stand-in', more: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [...heapFlags, path.join('build/server', `${name}.mjs`)], {
      cwd: projectRoot,
      stdio: ['ignore', read ? 'pipe' : 'inherit', 'inherit', 'ipc'],
      env: processEnvironment(environment, {
        ...stripe,
        ...own,
        ...(name === 'stripe-stand-in' ? {} : database[name]),
        NODE_ENV: 'production',
        PROCESS_NAME: name,
        ...more,
      }),
    })
    if (read && child.stdout) createInterface(child.stdout).on('line', read)
    return child
  }
  const processes: { standIn?: ChildProcess; web: ChildProcess; worker?: ChildProcess } = {
    standIn: environment.https || !withStandIn ? undefined : start('stripe-stand-in'),
    web: start('web'),
    worker: withWorker ? start('worker') : undefined,
  }
  const others: ChildProcess[] = []
  const stop = async () => {
    await Promise.all([...Object.values(processes), ...others].map((each) => each && endOf(each)))
    if (!given) await database.end()
    fs.rmSync(dataDir, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  try {
    await started(`${origin}/readyz`, processes.web)
    if (processes.standIn) await started(`${stripe.STRIPE_STAND_IN_ORIGIN}/healthz`, processes.standIn)
  } catch (error) {
    await stop()
    throw error
  }
  /** Kills one of its processes. */
  const kill = async (name: 'web' | 'worker') => {
    const child = processes[name]
    if (child) await endOf(child, 'SIGKILL')
  }
  /** Starts it again on the same port; the web server answers when this resolves. */
  const startAgain = async (name: 'web' | 'worker') => {
    const child = (processes[name] = start(name))
    if (name === 'web') await started(`${origin}/readyz`, child)
  }
  /** Starts another web server on the same database, as a second machine would; returns its URL. */
  const anotherWeb = async () => {
    const ownPort = await freePort()
    const child = start('web', { PORT: String(ownPort) })
    others.push(child)
    await started(`http://localhost:${ownPort}/readyz`, child)
    return `http://localhost:${ownPort}`
  }
  return {
    origin,
    database,
    processes,
    stop,
    kill,
    startAgain,
    anotherWeb,
    killWeb: () => kill('web').then(() => startAgain('web')),
    stripe: standInClient({
      origin: stripe.STRIPE_STAND_IN_ORIGIN ?? '',
      secretKey: stripe.STRIPE_SECRET_KEY ?? '',
      webhookSecret: stripe.STRIPE_WEBHOOK_SECRET ?? '',
    }),
  }
}

export type Server = Awaited<ReturnType<typeof startServer>>

async function started(url: string, child: ChildProcess) {
  if (await untilReady(url, () => child.exitCode !== null, patience)) return
  const why =
    child.exitCode === null ? `not ready after ${patience / 1000} s` : `ended with ${child.exitCode}`
  throw new Error(`the server under test did not start: ${why}, ${url}`)
}

async function endOf(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM') {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise((resolve) => child.once('exit', resolve))
  child.kill(signal)
  await gone
}

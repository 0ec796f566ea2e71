// The common part of npm start and npm run dev: database, demo people, processes, and an orderly stop.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { prepareStandIn } from './stand-in-settings.mjs'
import { keepRunning } from './children.mjs'
import { prepareDatabase } from './database.mjs'
import { processEnvironment, remarksOn } from './environment.mjs'
import { localAddress, staysTaken } from './free-port.mjs'
import { markLockEnding } from './data-dir-lock.mjs'
import { joinDatabase } from './join-database.mjs'
import { giveUp, say, saysStill } from './say.mjs'
import { untilReady } from './until-ready.mjs'

// Milliseconds until a start that is not ready says so, again and again.
const sayEvery = 10_000

/**
 * Starts everything, or the one part that was asked for, and prints the logins of the demo people.
 * @param {import('./environment.mjs').Environment} environment
 * @param {{ web: string, worker: string | undefined, standIn: string,
 *   nodeEnv: 'production' | 'development', healthFile?: string }} programs  files to run; the Stripe stand-in runs only
 *   where it is needed; the worker touches healthFile after every round
 */
export async function run(environment, { web, worker, standIn, nodeEnv, healthFile = '' }) {
  const { only, closeDelay } = environment
  if (only === 'migrate') await migrateOnly(environment)
  // The web server of a start that was killed may still be ending.
  if (only !== 'worker' && (await staysTaken(environment.port, environment.host))) {
    giveUp(
      `Port ${environment.port} is in use by another program. Set PORT to a free one, e.g. PORT=3001 npm start`,
    )
  }
  const stripe = environment.standIn && !only ? await prepareStandIn(environment) : undefined
  const stopping = onceStopped()
  const database = await databaseOf(environment)
  stopping.before(() => database.stop())
  const logins = environment.demo ? await loadDemoPeople(environment, database.ownerUrl) : []

  const start = (
    /** @type {string} */ name,
    /** @type {string} */ file,
    /** @type {Record<string, string>} */ own,
  ) => {
    const child = keepRunning({
      name,
      file,
      env: processEnvironment(environment, { ...stripe, ...own, NODE_ENV: nodeEnv }),
      closeDelay: name === 'web' ? closeDelay : 0,
    })
    stopping.before(() => child.stop())
    return child
  }
  const standInProgram = stripe ? start('stripe-stand-in', standIn, {}) : undefined
  const webProgram = only === 'worker' ? undefined : start('web', web, database.web)
  const here = `http://${localAddress(environment.host)}`
  if (webProgram) await readyOrEnd(`${here}:${environment.port}/readyz`, webProgram, stopping)
  if (stripe && standInProgram) {
    const { STRIPE_API_PORT: port, STRIPE_STAND_IN_ORIGIN: origin } = stripe
    await readyOrEnd(`${here}:${port}/healthz`, standInProgram, stopping)
    say(`no Stripe keys: a stand-in at ${origin} simulates card payments`)
  }
  for (const remark of remarksOn(environment)) say(remark)
  tellWhere(environment, logins)
  // After the words above: its log follows them.
  const workerProgram =
    worker && only !== 'web'
      ? start('worker', worker, { ...database.worker, HEALTH_FILE: healthFile })
      : undefined
  if (environment.https) void tellWhatIsWrong(environment)
  return { standIn: standInProgram, web: webProgram, worker: workerProgram, ownerUrl: database.ownerUrl }
}

/** @param {import('./environment.mjs').Environment} environment */
async function databaseOf(environment) {
  const { only } = environment
  if (only !== 'web' && only !== 'worker') return prepareDatabase(environment, say)
  return { ...(await joinDatabase(environment, only, say)), ownerUrl: '' }
}

/** @param {import('./environment.mjs').Environment} environment @returns {Promise<never>} */
async function migrateOnly(environment) {
  await (await prepareDatabase(environment, say)).stop()
  say('migrated')
  process.exit(0)
}

/** On Ctrl-C and other signals: runs the registered steps, the last one first, and exits. */
function onceStopped() {
  /** @type {(() => Promise<void>)[]} */
  const steps = []
  /** @type {Promise<void> | undefined} */
  let ending
  const runSteps = async (/** @type {number} */ code) => {
    markLockEnding()
    for (const step of steps.toReversed()) await step().catch((error) => say(String(error)))
    process.exit(code)
  }
  // Whoever awaits it waits for the exit, also when another stop has begun before.
  const end = (/** @type {number} */ code) => (ending ??= runSteps(code))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!ending) say('stopping')
      void end(0)
    })
  }
  process.on('uncaughtException', (error) => {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EPIPE') return
    process.stderr.write(`${error.stack ?? error}\n`)
    void end(1)
  })
  return { before: (/** @type {() => Promise<void>} */ step) => void steps.push(step), end }
}

/**
 * @param {import('./environment.mjs').Environment} environment @param {string} ownerUrl
 * @returns {Promise<import('../demo/load-demo.mjs').Login[]>}
 */
async function loadDemoPeople({ dataDir }, ownerUrl) {
  const loading = fork(fileURLToPath(new URL('../demo/load-demo-process.mjs', import.meta.url)))
  /** @type {import('../demo/load-demo.mjs').Login[] | undefined} */
  let logins
  loading.on('message', (/** @type {{ said: string } | { logins: typeof logins }} */ told) => {
    if ('said' in told) say(told.said)
    else logins = told.logins
  })
  loading.send({ ownerUrl, dataDir })
  await saysStill('loading the demo people', once(loading, 'exit'))
  if (!logins) throw new Error('The demo people could not be loaded; the reason is above.')
  return logins
}

/**
 * Waits until a program is ready. Only one that ends has failed: one that listens while the database is slow will answer.
 * @param {string} url @param {ReturnType<typeof keepRunning>} program @param {ReturnType<typeof onceStopped>} stopping
 */
async function readyOrEnd(url, program, stopping) {
  const hasFailed = () => program.failures() > 0
  while (!(await untilReady(url, hasFailed, sayEvery))) {
    if (hasFailed()) {
      process.stderr.write(`\n${program.name} did not start; its messages are above.\n`)
      return stopping.end(1)
    }
    const listens = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      () => true,
      () => false,
    )
    say(
      listens
        ? `${program.name} listens, and the database does not answer yet: waiting`
        : `${program.name} does not listen yet: waiting`,
    )
  }
}

/**
 * Says what `npm run check` would say of disk, clock, mail server, Stripe and proxy, unless it is good. Ends nothing.
 * @param {import('./environment.mjs').Environment} environment
 */
async function tellWhatIsWrong(environment) {
  try {
    const { findingsAtStart } = await import('../checks/at-start.mjs')
    const found = await findingsAtStart(environment)
    for (const { verdict, text } of found) say(`${verdict === 'bad' ? 'BAD ' : 'NOTE'}  ${text}`)
    if (found.length === 0) say('checked: disk, clock, mail server, Stripe and proxy are as they should be')
  } catch (error) {
    say(`the checks of the start failed: ${error instanceof Error ? error.message : error}`)
  }
}

/** @param {import('./environment.mjs').Environment} environment @param {{ who: string, email: string, password: string }[]} logins */
function tellWhere({ publicOrigin, only }, logins) {
  const password = logins[0]?.password
  const people = logins.map(({ who, email }) => `    ${email.padEnd(26)} ${who}\n`).join('')
  say(only === 'worker' ? 'ready' : `ready: ${publicOrigin}`)
  if (password) process.stdout.write(`\n  Demo logins, all with the password ${password}\n${people}`)
  process.stdout.write('\n  Ctrl-C stops everything.\n\n')
}

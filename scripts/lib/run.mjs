// What npm start and npm run dev have in common: database, demo people, processes, and an orderly end.
import { setTimeout as pause } from 'node:timers/promises'
import { keepRunning } from './children.mjs'
import { prepareDatabase } from './database.mjs'
import { processEnvironment } from './environment.mjs'
import { isTaken } from './free-port.mjs'
import { tellEnding } from './one-start.mjs'
import { giveUp, say } from './say.mjs'

const patience = 60_000

/**
 * @param {import('./environment.mjs').Environment} environment
 * @param {{ web: string, worker: string | undefined, nodeEnv: 'production' | 'development' }} programs  files to run
 */
export async function run(environment, { web, worker, nodeEnv }) {
  if (await isTaken(environment.port, environment.host)) {
    giveUp(
      `Port ${environment.port} is taken by another program. Set PORT to a free one, e.g. PORT=3001 npm start`,
    )
  }
  const stopping = onceStopped()
  const database = await prepareDatabase(environment, say)
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
      env: processEnvironment(environment, { ...own, NODE_ENV: nodeEnv }),
    })
    stopping.before(() => child.stop())
    return child
  }
  const programs = {
    web: start('web', web, database.web),
    worker: worker ? start('worker', worker, database.worker) : undefined,
  }
  say('web and worker started')
  await untilReady(environment, programs.web, stopping)
  tellWhere(environment, logins)
  return { ...programs, ownerUrl: database.ownerUrl }
}

/** Runs what was registered, last first, on Ctrl-C and its like, and then ends. */
function onceStopped() {
  /** @type {(() => Promise<void>)[]} */
  const steps = []
  let ended = false
  const end = async (/** @type {number} */ code) => {
    if (ended) return
    ended = true
    tellEnding()
    for (const step of steps.toReversed()) await step().catch((error) => say(String(error)))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (!ended) say('stopping')
      void end(0)
    })
  }
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${error.stack ?? error}\n`)
    void end(1)
  })
  return { before: (/** @type {() => Promise<void>} */ step) => void steps.push(step), end }
}

/** @param {import('./environment.mjs').Environment} environment @param {string} ownerUrl */
async function loadDemoPeople({ dataDir }, ownerUrl) {
  const { loadDemo } = await import('./demo.mjs')
  return loadDemo({ ownerUrl, dataDir, log: say })
}

/** @param {import('./environment.mjs').Environment} environment @param {ReturnType<typeof keepRunning>} web
 * @param {ReturnType<typeof onceStopped>} stopping */
async function untilReady({ host, port }, web, stopping) {
  const address = host.includes(':')
    ? host === '::'
      ? '[::1]'
      : `[${host}]`
    : host.replace(/^0\.0\.0\.0$/, '127.0.0.1')
  const deadline = Date.now() + patience
  for (;;) {
    const ready = await fetch(`http://${address}:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    if (web.failures() > 0 || Date.now() > deadline) {
      process.stderr.write('\nThe web server did not start; its messages are above.\n')
      await stopping.end(1)
    }
    await pause(50)
  }
}

/** @param {import('./environment.mjs').Environment} environment @param {{ who: string, email: string, password: string }[]} logins */
function tellWhere({ publicOrigin }, logins) {
  const password = logins[0]?.password
  const people = logins.map(({ who, email }) => `    ${email.padEnd(26)} ${who}\n`).join('')
  say(`ready: ${publicOrigin}`)
  if (password) process.stdout.write(`\n  Demo logins, all with the password ${password}\n${people}`)
  process.stdout.write('\n  Ctrl-C stops everything.\n\n')
}

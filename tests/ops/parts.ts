// The parts of the product, started as an operator starts them: npm start -- --only web | worker | migrate.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { startProgram } from './children'
import type { Database } from './database'
import type { Stage } from './promise'

export type Settings = Record<string, string>

/** The variables that all parts of an installation share. */
export function settingsOf({ ownerUrl, secret }: Database, dir: string, origin: string): Settings {
  return {
    DATABASE_URL: ownerUrl,
    APP_SECRET: secret,
    PUBLIC_ORIGIN: origin,
    DATA_DIR: path.join(dir, 'data'),
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
  }
}

function start(what: string, settings: Settings, root = projectRoot) {
  const { PATH, HOME, NODE_ENV } = process.env
  return startProgram(process.execPath, ['scripts/start.mjs', '--built', '--only', what], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV, ...settings },
  })
}

/** Starts a part that ends by itself; returns the exit code and what was printed. */
export async function startEnded(what: 'migrate' | 'web' | 'worker', settings: Settings, root?: string) {
  const program = start(what, settings, root)
  const code = await program.ended()
  return { code, output: program.output() }
}

/** Migrates, to the code in `root`. */
export const migrateTo = (settings: Settings, root?: string) => startEnded('migrate', settings, root)

/** Migrates the database and loads the demo people. */
export async function installed(database: Pick<Database, 'ownerUrl'>, settings: Settings, root?: string) {
  const { code, output } = await migrateTo(settings, root)
  if (code !== 0) throw new Error(`migrate: ${output}`)
  // By the code of its version: the demo calls its functions.
  const { loadDemo } = (await import(
    /* @vite-ignore */ pathToFileURL(path.join(root ?? projectRoot, 'scripts/demo/load-demo.mjs')).href
  )) as { loadDemo: (given: { ownerUrl: string; dataDir: string }) => Promise<unknown> }
  await loadDemo({ ownerUrl: database.ownerUrl, dataDir: settings.DATA_DIR! })
}

/** Starts a web server; it is ready when this resolves. */
export async function startWeb({ afterwards }: Stage, settings: Settings, root?: string) {
  const port = await freePort()
  const program = start('web', { ...settings, PORT: String(port) }, root)
  afterwards(() => program.end())
  await program.says('] ready')
  return { ...program, port }
}

export type Web = Awaited<ReturnType<typeof startWeb>>

/** Starts a worker. */
export async function startWorker({ afterwards }: Stage, settings: Settings, root?: string) {
  const program = start('worker', settings, root)
  afterwards(() => program.end())
  await program.says('] ready')
  return program
}

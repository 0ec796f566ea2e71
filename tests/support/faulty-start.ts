// The built product with a database of its own, whose programs break on a signal.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll } from 'vitest'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'
import { childrenOf, commandOf } from './processes'

/** Starts it with what each of its programs runs first; it ends with the tests of the file. */
export async function startWithFaults(name: string, faults: string, options = '') {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  fs.chmodSync(dataDir, 0o755)
  const port = await freePort()
  const start = spawn(process.execPath, ['scripts/start.mjs', '--built'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_OPTIONS: `${options} --import=data:text/javascript,${encodeURIComponent(faults)}`,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
    },
  })
  let said = ''
  start.stdout.on('data', (bytes) => (said += bytes))
  const ended = new Promise<number | null>((resolve) => start.once('exit', resolve))
  afterAll(async () => {
    start.kill('SIGTERM')
    await ended
    fs.rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir,
    said: () => said,
    /** The status of a page, 0 while nothing answers. */
    page: (address = '/readyz') =>
      fetch(`http://localhost:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      ),
    running: (program: string) =>
      childrenOf(start.pid!).find((pid) => commandOf(pid).includes(`server/${program}.mjs`)),
  }
}

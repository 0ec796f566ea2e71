// npm start of what is built, as a process of its own.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { projectRoot } from '../../scripts/lib/project.mjs'

/** A folder for the data of a start. */
export function dataFolder(name: string) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  fs.chmodSync(dataDir, 0o755)
  return dataDir
}

/** Starts it, on a free port unless `PORT` is given. */
export async function spawnStart(own: Record<string, string>, options: string[] = []) {
  const port = own.PORT ?? String(await freePort())
  const child = spawn(process.execPath, ['scripts/start.mjs', '--built', ...options], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...own, PORT: port },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (said += bytes))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    child,
    port,
    ended,
    said: () => said,
    /** The status of a page, 0 while nothing answers. */
    page: (address = '/readyz') =>
      fetch(`http://localhost:${port}${address}`).then(
        ({ status }) => status,
        () => 0,
      ),
    /** Stops it in order; returns its code. */
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

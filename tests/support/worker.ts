import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { afterAll } from 'vitest'
import { projectRoot } from '../../scripts/lib/project.mjs'

/** Starts the built worker as a process of its own. */
export function startWorker(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/worker.mjs'], {
    cwd: projectRoot,
    env: { NODE_ENV: 'production', PROCESS_NAME: 'worker', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: Record<string, unknown>[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(JSON.parse(line)))
  afterAll(() => end(child, 'SIGKILL'))
  return { lines, end: (signal: NodeJS.Signals = 'SIGTERM') => end(child, signal) }
}

/** Ends it; returns its exit code, or the signal that ended it. */
async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }
  return child.exitCode ?? child.signalCode
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Starts a program, whose output can be read; `end` ends it and waits for that. */
export function startProgram(name: string, given: string[], env: Record<string, string> = {}) {
  const child = spawn(name, given, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } })
  return {
    child,
    async end() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

// Programs under test: started, awaited, ended.
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import fs from 'node:fs'

/** Starts a program and keeps its output. */
export function startProgram(file: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(file, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const waiting = new Set<() => void>()
  const keep = (bytes: Buffer) => {
    output = (output + bytes.toString()).slice(-100_000)
    for (const look of waiting) look()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  child.once('close', () => waiting.forEach((look) => look()))

  return {
    child,
    output: () => output,
    /** Resolves when the output has this text; raises an error with the output when the program ends before. */
    says: (text: string | RegExp, patience = 120_000) =>
      new Promise<void>((resolve, reject) => {
        const end = (act: () => void) => {
          waiting.delete(look)
          clearTimeout(timer)
          act()
        }
        const look = () => {
          if (typeof text === 'string' ? output.includes(text) : text.test(output)) end(resolve)
          else if (hasEnded(child))
            end(() => reject(new Error(`${args.join(' ')} ended:\n${output.slice(-3000)}`)))
        }
        const timer = setTimeout(
          () =>
            end(() => reject(new Error(`${args.join(' ')} did not say ${text}:\n${output.slice(-3000)}`))),
          patience,
        )
        waiting.add(look)
        look()
      }),
    /** Ends it; resolves with its exit code when it is gone. */
    async end(signal: NodeJS.Signals = 'SIGTERM') {
      if (!hasEnded(child)) {
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill(signal)
        await gone
      }
      return child.exitCode
    },
    /** Resolves with its exit code when it has ended by itself. */
    ended: () =>
      hasEnded(child)
        ? Promise.resolve(child.exitCode)
        : new Promise<number | null>((resolve) => child.once('exit', resolve)),
  }
}

/** The web server or worker that a start script runs; undefined while it is restarted. */
export function programUnder({ child: { pid } }: Pick<Program, 'child'>) {
  const [first] = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  return Number(first) || undefined
}

export type Program = ReturnType<typeof startProgram>

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

import { passes } from '~/db/refusal.server'
import { log, reportError } from '~/log.server'

type PollLoop = {
  /** Starts the next run at once, or right after the running one. */
  wake: () => void
  /** Starts no more runs; resolves when the running one has ended. */
  stop: () => Promise<void>
}

// Milliseconds.
const maxPause = 30_000

/**
 * Runs `work` at once and then every `interval` milliseconds, until stopped; never two runs at the same time. A failed
 * run is logged and retried with a growing pause, at most 30 seconds. What passes by itself (a database that is away, or
 * only reads) is a warning, once until a run succeeds. `name` stands in the log.
 */
export function pollLoop(
  name: string,
  interval: number,
  work: (stop: AbortSignal) => Promise<void>,
): PollLoop {
  const stopping = new AbortController()
  const { signal } = stopping
  let woken = false
  let endPause = () => {}

  async function run() {
    let waits = false
    for (let failures = 0; !signal.aborted;) {
      woken = false
      try {
        await work(signal)
        failures = 0
        waits = false
      } catch (error) {
        failures++
        if (!passes(error)) reportError(error, { loop: name })
        else if (!waits)
          log.warn(
            { loop: name, code: (error as { code?: string }).code },
            'waiting: what this loop needs does not serve it',
          )
        waits ||= passes(error)
      }
      await pause(failures ? Math.min(interval * 2 ** (failures - 1), maxPause) : interval)
    }
  }

  function pause(milliseconds: number) {
    if (woken || signal.aborted) return
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  const ended = run()
  return {
    wake() {
      woken = true
      endPause()
    },
    stop() {
      stopping.abort()
      endPause()
      return ended
    },
  }
}

import { reportError } from '~/log.server'

/** Work done again and again until stopped. */
export type Rounds = {
  /** Begins the next round at once, or right after the running one. */
  wake: () => void
  /** Resolves when the running round is over. */
  stop: () => Promise<void>
}

const longestPause = 30_000

/** Work every so often, never twice at once. A failed round is logged and tried again, later and later. */
export function rounds(name: string, every: number, work: (stop: AbortSignal) => Promise<void>): Rounds {
  const stopping = new AbortController()
  const { signal } = stopping
  let woken = false
  let endPause = () => {}

  async function run() {
    for (let failures = 0; !signal.aborted;) {
      woken = false
      try {
        await work(signal)
        failures = 0
      } catch (error) {
        failures++
        reportError(error, { rounds: name })
      }
      await pause(failures ? Math.min(every * 2 ** (failures - 1), longestPause) : every)
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

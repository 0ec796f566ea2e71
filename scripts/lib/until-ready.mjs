import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls a program's URL until it answers with success. Returns false if the program fails before that, or after
 * `patience` milliseconds.
 * @param {string} url @param {() => boolean} hasFailed @param {number} patience
 */
export async function untilReady(url, hasFailed, patience) {
  const deadline = Date.now() + patience
  for (;;) {
    const ready = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return true
    if (hasFailed() || Date.now() > deadline) return false
    await pause(50)
  }
}

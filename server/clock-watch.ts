import { log } from '~/log.server'

// Milliseconds.
const leap = 60_000
const far = 60 * 60_000
// By then the worker has told the operator that jobs stand still.
const secondLook = 30 * 60_000

/**
 * Compares the database's clock with the time that went by in this process, which nobody can set. Returns what takes both,
 * in milliseconds, and says whether the clock is in doubt: for half an hour after it leapt ahead by hours, unless it comes
 * back before. A machine that slept leaps too.
 */
export function clockWatch() {
  let last: { there: number; here: number } | undefined
  let ahead = { by: 0, since: 0 }
  return (there: number, here = performance.now()) => {
    const leapt = last ? there - last.there - (here - last.here) : 0
    last = { there, here }
    if (ahead.by > 0 && here - ahead.since >= secondLook) ahead = { by: 0, since: here }
    if (Math.abs(leapt) > leap) {
      log.warn({ seconds: Math.round(leapt / 1000) }, 'the clock of the database leapt')
      ahead = { by: Math.max(0, ahead.by + leapt), since: ahead.by > 0 ? ahead.since : here }
    }
    return ahead.by >= far
  }
}

export type ClockWatch = ReturnType<typeof clockWatch>

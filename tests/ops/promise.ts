import type { Tool } from './distribution'

/** A figure: what was promised, what was measured, what must hold. */
export type Line = { promise: string; figure: string; goal: string; outcome: 'ok' | 'failed' | 'skipped' }

export type OpsPromise = {
  name: string
  /** The programs of the distribution that it cannot do without. */
  needs: Tool[]
  /** Runs only with SOAK. */
  onlyWhenAsked?: boolean
  run(stage: Stage): Promise<Line[]>
}

/** What a run of a promise gets: a folder that is removed afterwards, and what was asked in the environment. */
export type Stage = {
  dir: string
  say: (message: string) => void
  /** Registers what must be stopped at the end; the last one is stopped first. */
  afterwards: (stop: () => Promise<unknown> | unknown) => void
  soakMinutes: number
  /** Generated mentors whom the exports read, and a sweep of a tenth as many requests; 0: the demo people only. */
  soakPeople: number
  /** How many mails are queued for the promise about mails. */
  mails: number
}

/** A line whose figure must meet its goal. */
export const line = (promise: string, figure: string | number, goal: string, holds: boolean): Line => ({
  promise,
  figure: String(figure),
  goal,
  outcome: holds ? 'ok' : 'failed',
})

/** A line whose figure must be zero. */
export const none = (promise: string, found: number, of?: number): Line =>
  line(promise, of === undefined ? found : `${found} of ${of}`, '0', found === 0)

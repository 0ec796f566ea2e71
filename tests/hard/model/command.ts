import type { Mentee, Mentor, Woman } from '../../support/people'
import type { World } from '../world'
import type { Model } from './model'

/** The women of a run, as the model numbers them, and what moves the clock. */
export type Real = World & { team: Woman[]; guides: Mentor[]; women: Mentee[] }

/** What was drawn for a command: which act, and three numbers for whom and what. */
export type Drawn = { act: string; numbers: [number, number, number] }

/** An act ready to run: what the model expects of it, and what it means once it has been done. */
export type Step = {
  run: () => Promise<unknown>
  /** The rule that refuses it, or undefined when it has to be done. */
  refused: string | undefined
  /** Changes the model as the act changed the database; parallel runs only note what was made. */
  done?: (value: unknown) => Promise<void> | void
  made?: (value: unknown) => Promise<void> | void
}

/** Makes a step from the model as it stands; undefined when there is nothing to act upon. */
export type Command = (model: Model, real: Real, numbers: Drawn['numbers']) => Step | undefined

/** One of the things, an open one twice as often as any. */
export function pick<T>(things: T[], number: number, isOpen: (thing: T) => boolean): T | undefined {
  const open = things.filter(isOpen)
  const from = number % 3 > 0 && open.length > 0 ? open : things
  return from[Math.floor(number / 3) % from.length]
}

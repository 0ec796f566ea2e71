import type { Mentee, Mentor, Woman } from '../../support/people'
import type { World } from '../world'
import type { Model } from './model'

/** The users of a run, by the model's numbers, and the function that moves the clock. */
export type Real = World & { team: Woman[]; guides: Mentor[]; women: Mentee[] }

/** The random part of a command: which act, and three numbers that pick users and rows. */
export type Drawn = { act: string; numbers: [number, number, number] }

/** An act that is ready to run: what the model expects, and how it changes the model. */
export type Step = {
  run: () => Promise<unknown>
  /** The key of the rule that refuses it; undefined when it must succeed. */
  refused: string | undefined
  /** Changes the model as the act changed the database. Parallel runs only record what was created. */
  done?: (value: unknown) => Promise<void> | void
  made?: (value: unknown) => Promise<void> | void
}

/** Makes a step from the model's present state; undefined when there is nothing to act on. */
export type Command = (model: Model, real: Real, numbers: Drawn['numbers']) => Step | undefined

/** Picks one of the items; an open one is twice as likely. */
export function pick<T>(things: T[], number: number, isOpen: (thing: T) => boolean): T | undefined {
  const open = things.filter(isOpen)
  const from = number % 3 > 0 && open.length > 0 ? open : things
  return from[Math.floor(number / 3) % from.length]
}

import type { Sql } from 'postgres'
import type { World } from './world'

/** A promise of the product, put under a load that would break it if nothing held it. */
export type HardPromise = {
  /** Its number in the table and for --only, e.g. B1. */
  name: string
  title: string
  /** How many of the seeds it is worth; all by default. */
  seeds?: number
  /** Its figure is a time: nothing else runs beside it. */
  alone?: boolean
  run(world: World): Promise<Finding>
  /** The same load on a copy without what holds the promise: it has to find violations, or it has no teeth. */
  twins: Twin[]
}

export type Finding = { runs: number; violations: string[] }

export type Twin = {
  without: string
  remove(owner: Sql): Promise<unknown>
}

/** Collects what differs from what was promised. */
export function findings() {
  const violations: string[] = []
  return {
    violations,
    /** Both as JSON, in words that say what was looked at. */
    equal(what: string, found: unknown, promised: unknown) {
      const [is, should] = [JSON.stringify(sorted(found)), JSON.stringify(sorted(promised))]
      if (is !== should) violations.push(`${what}: ${is}, promised ${should}`)
    },
    /** Each of these is a violation of its own. */
    none(what: string, found: readonly unknown[]) {
      for (const each of found.slice(0, 20)) violations.push(`${what}: ${JSON.stringify(each)}`)
    },
    /** Answers outside what may be answered. */
    only(what: string, said: string[], allowed: string[]) {
      for (const each of new Set(said.filter((answer) => !allowed.includes(answer)))) {
        violations.push(`${what}: ${said.filter((answer) => answer === each).length} × ${each}`)
      }
    },
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  )
}

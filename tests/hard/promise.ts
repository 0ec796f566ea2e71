import type { ISql } from 'postgres'
import type { World } from './world'

/** A promise of the product, under a load that breaks it if nothing enforces it. */
export type HardPromise = {
  /** Its number, e.g. B1. */
  name: string
  title: string
  /** How many of the seeds to run; all by default. */
  seeds?: number
  run(world: World): Promise<Finding>
  /**
   * The twin: the same load on a copy without what enforces the promise. It must find violations; otherwise the test
   * proves nothing.
   */
  twins: Twin[]
}

export type Finding = { runs: number; violations: string[] }

export type Twin = {
  without: string
  remove(owner: ISql): Promise<unknown>
}

/** Collects differences from what was promised. */
export function findings() {
  const violations: string[] = []
  return {
    violations,
    /** Compares both as JSON; `what` names the compared thing. */
    equal(what: string, found: unknown, promised: unknown) {
      const [is, should] = [JSON.stringify(sorted(found)), JSON.stringify(sorted(promised))]
      if (is !== should) violations.push(`${what}: ${is}, promised ${should}`)
    },
    /** Each of these is a violation. */
    none(what: string, found: readonly unknown[]) {
      for (const each of found.slice(0, 20)) violations.push(`${what}: ${JSON.stringify(each)}`)
    },
    /** Reports outcomes other than the allowed ones. */
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

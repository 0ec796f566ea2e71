/** Pseudorandom numbers: the same seed gives the same numbers. */
export function chanceOf(seed: number) {
  let state = (seed * 0x9e3779b1) >>> 0

  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** Returns a whole number from 0 to `end`, without `end`. */
  const below = (end: number) => Math.floor(next() * end)
  const oneOf = <T>(things: readonly T[]): T => things[below(things.length)]!

  function shuffled<T>(things: readonly T[]): T[] {
    const mixed = [...things]
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const other = below(last + 1)
      ;[mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!]
    }
    return mixed
  }

  return { next, below, oneOf, shuffled }
}

export type Chance = ReturnType<typeof chanceOf>

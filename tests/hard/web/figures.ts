/** Returns the quantile: the value below which this share of the numbers lies. */
export function quantile(numbers: number[], share: number) {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export const median = (numbers: number[]) => quantile(numbers, 0.5)

/**
 * The probability that two samples this different come from one distribution: Mann-Whitney test, normal
 * approximation.
 */
export function mannWhitney(one: number[], other: number[]) {
  const all = [
    ...one.map((value) => ({ value, first: true })),
    ...other.map((value) => ({ value, first: false })),
  ].sort((a, b) => a.value - b.value)
  let ranks = 0
  for (let from = 0; from < all.length;) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    const rank = (from + 1 + to) / 2
    for (; from < to; from += 1) if (all[from]!.first) ranks += rank
  }
  const [n, m] = [one.length, other.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return 2 * (1 - normal(Math.abs(z)))
}

/** The normal distribution function, by Abramowitz and Stegun 26.2.17. */
function normal(z: number) {
  const t = 1 / (1 + 0.2316419 * z)
  const tail = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429].reduce(
    (sum, c, power) => sum + c * t ** (power + 1),
    0,
  )
  return 1 - (Math.exp(-(z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

/** Runs `work` on at most `limit` items at once; returns the results in order. */
export async function inLanes<T, R>(
  lanes: number,
  things: readonly T[],
  work: (thing: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const waiting = things.entries()
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      for (const [at, thing] of waiting) results[at] = await work(thing, at)
    }),
  )
  return results
}

export const countBy = (values: number[]) =>
  Object.fromEntries(
    [...new Set(values)].sort().map((value) => [value, values.filter((each) => each === value).length]),
  )

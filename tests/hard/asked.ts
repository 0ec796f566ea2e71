/** What the environment asks of a run: SEED=7 begins with another seed, SEEDS=1 takes fewer, QUICK=1 tries less. */
export const quick = Boolean(process.env.QUICK)
const first = Number(process.env.SEED ?? 1)
export const seeds = Array.from({ length: Number(process.env.SEEDS ?? (quick ? 1 : 5)) }, (_, n) => first + n)

/** Says how far a long run is. */
export const say = (message: string) => process.stderr.write(`${message}\n`)

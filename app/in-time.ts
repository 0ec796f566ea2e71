const late = 'ETIMEDOUT'

/**
 * Takes a promise, a time limit in milliseconds, and who should answer. Rejects when the limit passes; the work
 * itself is not cancelled.
 */
export function inTime<T>(work: Promise<T>, milliseconds: number, who: string): Promise<T> {
  let timer: NodeJS.Timeout
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`${who} did not answer`), { code: late })),
      milliseconds,
    )
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** True for the error that inTime raises. */
export function isLate(error: unknown) {
  return (error as { code?: unknown } | null)?.code === late
}

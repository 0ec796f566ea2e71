const late = 'ETIMEDOUT'

/**
 * Takes a promise and a time limit in milliseconds; rejects when the limit passes. The driver itself would
 * wait for ever.
 */
export function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('the database did not answer'), { code: late })),
      milliseconds,
    )
  })
  return Promise.race([work, over]).finally(() => clearTimeout(timer))
}

/** True for the error that inTime raises. */
export function isLate(error: unknown) {
  return (error as { code?: unknown } | null)?.code === late
}

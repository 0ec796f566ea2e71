const late = 'ETIMEDOUT'

/** The driver waits for ever on a database that does not answer; a caller does not. */
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

/** True of the error of a call that ran into its time limit. */
export function isLate(error: unknown) {
  return (error as { code?: unknown } | null)?.code === late
}

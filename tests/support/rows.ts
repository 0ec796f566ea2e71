type Rows = PromiseLike<readonly (object | undefined)[]>

/** Returns the first column of what a statement reads. */
export const column = async <T = unknown>(rows: Rows) =>
  (await rows).map((row) => (Object.values(row!) as T[])[0]!)

/** Returns the first value of what a statement reads; undefined if it reads no row. */
export const cell = async <T = unknown>(rows: Rows) => (await column<T>(rows))[0] as T

/** The single value that a function answers. */
export const value = async <T>(rows: Promise<[{ value: T }]>) => (await rows)[0].value

/** The row of a function that always answers one. */
export const only = async <T>(rows: Promise<[T]>) => (await rows)[0]

/** The row of a function that answers one or none. */
export const first = async <T>(rows: Promise<T[]>) => (await rows)[0]

/** For a function that answers nothing. */
export const done = async (rows: Promise<unknown>) => {
  await rows
}

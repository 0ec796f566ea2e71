// Reads of one column.
type Query = PromiseLike<readonly object[]>

/** Returns the only column of the rows. */
export const valuesOf = async <T>(query: Query) => (await query).map((row) => Object.values(row)[0] as T)

/** Returns the only column of the first row. */
export const valueOf = async <T>(query: Query) => (await valuesOf<T>(query))[0] as T

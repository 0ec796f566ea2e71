/**
 * True when views or functions changed under a statement: another version of the product has migrated the database. It
 * was prepared before, and so it is on the other connections of the pool, but not on new ones; or it was parsed before
 * and planned after, for which PostgreSQL has no code of its own, but a message that it does not translate.
 */
export function isOutdated(error: unknown) {
  const { code, routine, message } = (error ?? {}) as { code?: unknown; routine?: unknown; message?: unknown }
  if (code === 'XX000')
    return /^(cache lookup failed for|could not open relation with OID)/.test(String(message))
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** True for an error that means that the connection is gone. */
export function isCut(error: unknown) {
  return /^(CONNECT|ECONN|EPIPE|57P0[123])/.test(String((error as { code?: unknown } | null)?.code))
}

/** True when the server cannot be reached. The name of a container that is stopped is unknown. */
export function isAway(error: unknown) {
  const code = String((error as { code?: unknown } | null)?.code)
  return /^(CONN|ECONN|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_|EHOST|ENET)/.test(code)
}

/**
 * True for what a connection may leave behind that nobody caught. postgres.js 3.4.9 writes to a closed socket from a
 * timer, and does not catch a refusal of its own question about types: by a cut, or by a busy database, as of any other
 * statement (porsager/postgres #1205). Its callers learn of it otherwise; the program is sound.
 */
export function isLeftByDriver(error: unknown) {
  const { query } = (error ?? {}) as { query?: unknown }
  return (
    isCut(error) ||
    /pg_catalog\.pg_type/.test(String(query)) ||
    (error instanceof TypeError && /nextWrite \(.*postgres/.test(error.stack ?? ''))
  )
}

/**
 * True when a statement was prepared before its view or function changed: another version of the product has migrated
 * the database. Other connections of the pool have the same; new ones do not.
 */
export function isOutdated(error: unknown) {
  const { code, routine } = (error ?? {}) as { code?: unknown; routine?: unknown }
  return code === '0A000' && routine === 'RevalidateCachedQuery'
}

/** True for an error that means that the connection is gone. */
export function isCut(error: unknown) {
  return /^(CONNECT|ECONN|EPIPE|57P0[123])/.test(String((error as { code?: unknown } | null)?.code))
}

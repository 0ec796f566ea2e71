import type { Row } from './generated/rows'

/** The session a transaction acts for: the hash of its secret and its role. null means visitor. */
export type Identity = { secretHash: string; role: Row<'viewer'>['role'] } | null

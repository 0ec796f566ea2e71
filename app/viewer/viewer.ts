import type { Row } from '~/db/rows'
import type { Role } from './role'

/** Who a transaction speaks for: the hash of a session's secret and the role it acts in; null for a visitor. */
export type Identity = { secretHash: string; role: Role | null } | null

/** The signed-in user as the database knows this user in this very request. */
export type Viewer = NonNullable<Identity> & Row<'viewer'>

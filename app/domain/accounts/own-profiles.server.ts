import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Identity } from '~/db/identity'
import { hashOf } from './sessions.server'

/** The roles and profiles of a session, in whatever role it acts. */
export async function readOwnProfiles({ secretHash }: NonNullable<Identity>) {
  const [row] = await read(
    { secretHash, role: null },
    (sql) => sql<[Pick<Row<'viewer'>, 'roles' | 'mentorId' | 'menteeId'>]>`
    select roles, mentor_id, mentee_id from api.viewer()`,
  )
  return row
}

/** The same for a session that was just opened, by its secret. */
export const profilesOfSecret = (secret: string) =>
  readOwnProfiles({ secretHash: hashOf(secret), role: null })

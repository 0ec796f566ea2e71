import { asViewer } from '~/db/as-viewer.server'
import * as reads from '~/db/reads.server'
import type { Row } from '~/db/rows'

export type DevelopmentMail = Row<'development_mails'>

const newest = 200

/** The newest mails of a demo database, newest first; none in other databases. */
export function listDevelopmentMails() {
  return reads.developmentMails(null, { most: newest })
}

/** One of them, or undefined. */
export async function findDevelopmentMail(id: number) {
  const [mail] = await asViewer(
    null,
    (sql) => sql<DevelopmentMail[]>`select * from api.development_mails(${newest}) where id = ${id}`,
  )
  return mail
}

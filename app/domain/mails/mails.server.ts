import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'

export type DevelopmentMail = Row<'development_mails'>

const newest = 200

/** The newest mails of a demo database, newest first; none in other databases. */
export function listDevelopmentMails() {
  return reads.developmentMails(null, { most: newest })
}

/** One of them, or undefined. */
export async function findDevelopmentMail(id: number) {
  const [mail] = await reads.developmentMails(null, { onlyId: String(id) })
  return mail
}

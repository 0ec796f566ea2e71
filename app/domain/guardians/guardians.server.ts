import { asSignIn, asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { listPurchases } from '~/domain/purchases/purchases.server'
import type { Viewer } from '~/viewer/viewer'
import type { AnswerGuardian, NameGuardian } from './schema'

export type GuardianLink = Row<'auth_guardian_link'>

/** The viewing mentee's orders that wait for a guardian. */
export async function listWaitingOrders(viewer: Viewer) {
  return (await listPurchases(viewer)).filter(({ guardianObstacle }) => guardianObstacle !== null)
}

/**
 * Names the guardian of all orders that wait for one, and writes to the guardian; false if none waits. Raises
 * guardian_needed, guardian_own_name, guardian_own_email, guardian_asked_often.
 */
export async function nameGuardian(viewer: Viewer, guardian: NameGuardian) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ named: boolean }]>`
    select api.name_guardian(guardian_name => ${guardian.guardianName},
      guardian_email => ${guardian.guardianEmail}, guardian_consented => ${guardian.guardianConsented}) as named`,
  )
  return row.named
}

/**
 * An admin has the guardian of an order asked again. Raises purchase_not_found, own_profile, guardian_not_named,
 * answer_not_awaited, guardian_asked_often.
 */
export function askGuardianAgain(viewer: Viewer, purchaseId: number) {
  return asViewer(viewer, (sql) => sql`select api.ask_guardian_again(purchase_id => ${purchaseId})`)
}

/** The order behind a guardian's link, or undefined if the link is not valid. */
export async function findGuardianLink(token: string) {
  const [link] = await asSignIn(
    (sql) => sql<GuardianLink[]>`select * from api.auth_guardian_link(token => ${token})`,
  )
  return link
}

/** The guardian confirms an order or objects. Raises link_not_valid, answer_not_awaited, guardian_own_email. */
export function answerGuardian({ token, answer }: AnswerGuardian) {
  return asSignIn(
    (sql) => sql`select api.auth_answer_guardian(token => ${token}, confirms => ${answer === 'confirm'})`,
  )
}

import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { Refusal } from '~/db/refusal.server'
import type { Viewer } from '~/viewer/viewer'
import type { AcceptTexts } from './acceptance-schema'

export type DueText = Row<'own_texts_due'>

/** The texts that the viewer must accept anew in the present role, each in the version in force. */
export function listDueTexts(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<DueText[]>`select * from api.own_texts_due()`)
}

/** Accepts the texts that are due. Raises terms_not_accepted, text_changed_meanwhile, generic. */
export function acceptTexts(viewer: Viewer, { termsAccepted, seen }: AcceptTexts) {
  const versions = readVersions(seen)
  return asViewer(
    viewer,
    (sql) => sql`select api.accept_texts(accepted => ${termsAccepted}, seen => ${sql.json(versions)})`,
  )
}

function readVersions(seen: string) {
  try {
    return JSON.parse(seen) as Record<string, number>
  } catch {
    throw new Refusal('generic', undefined, 422)
  }
}

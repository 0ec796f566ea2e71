import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import { inColumns } from '~/db/columns'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/generated/rows'
import { withUntouched } from '~/domain/edits/versions'
import type { Viewer } from '~/viewer/viewer'
import type { OfferDetails } from './schema'

export type Offer = ListedRow<'admin_offers'>
export type CurrentOffer = Row<'read_offers'>

/** An offer of the team's list, or undefined. */
export async function findOffer(viewer: Viewer, id: number) {
  const [offer] = await read(
    viewer,
    (sql) => sql<Offer[]>`
    select id, provider, code, description, expires_on, website_link, created_at
    from api.admin_offers where id = ${id}`,
  )
  return offer
}

/** Changes an offer. Raises role_not_held, offer_not_found, changed_meanwhile, offer_over. */
export async function editOffer(viewer: Viewer, id: number, edit: OfferDetails) {
  const offer = withUntouched(edit, edit)
  await acts.editOffer(viewer, {
    offerId: id,
    provider: offer.provider,
    code: offer.code,
    description: offer.description,
    expiresOn: offer.expiresOn,
    websiteLink: offer.websiteLink,
    seen: edit.seen && inColumns(edit.seen),
  })
}

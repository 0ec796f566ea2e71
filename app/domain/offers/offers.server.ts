import { asViewer } from '~/db/as-viewer.server'
import { inColumns } from '~/db/columns'
import type { ListedRow } from '~/db/listed-row'
import type { Row } from '~/db/rows'
import { withUntouched } from '~/domain/edits/versions'
import type { Viewer } from '~/viewer/viewer'
import type { OfferDetails } from './schema'

export type Offer = ListedRow<'admin_offers'>
export type CurrentOffer = Row<'read_offers'>
export type OfferViewer = Row<'offer_viewers'>

/** The current offers for the viewing mentor; records that this mentor has seen them. Raises role_not_held. */
export function readOffers(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<CurrentOffer[]>`select * from api.read_offers()`)
}

/** An offer of the team's list, or undefined. */
export async function findOffer(viewer: Viewer, id: number) {
  const [offer] = await asViewer(
    viewer,
    (sql) => sql<Offer[]>`
    select id, provider, code, description, expires_on, website_link, created_at, seen
    from api.admin_offers where id = ${id}`,
  )
  return offer
}

/** The mentors who have seen an offer, the latest first. */
export function listOfferViewers(viewer: Viewer, id: number, limit: number) {
  return asViewer(
    viewer,
    (sql) => sql<OfferViewer[]>`
    select * from api.offer_viewers where offer_id = ${id} order by first_seen_at desc, mentor_id limit ${limit}`,
  )
}

/** Publishes an offer; returns its id. Raises role_not_held, offer_over, offer_exists. */
export async function createOffer(viewer: Viewer, offer: OfferDetails) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.create_offer(provider => ${offer.provider}, code => ${offer.code},
      description => ${offer.description}, expires_on => ${offer.expiresOn}, website_link => ${offer.websiteLink}) as id`,
  )
  return row!.id
}

/** Changes an offer. Raises role_not_held, offer_not_found, changed_meanwhile, offer_over. */
export async function editOffer(viewer: Viewer, id: number, edit: OfferDetails) {
  const offer = withUntouched(edit, edit)
  await asViewer(
    viewer,
    (sql) => sql`
    select api.edit_offer(offer_id => ${id}, provider => ${offer.provider}, code => ${offer.code},
      description => ${offer.description}, expires_on => ${offer.expiresOn}, website_link => ${offer.websiteLink},
      seen => ${edit.seen ? sql.json(inColumns(edit.seen)) : null})`,
  )
}

/** Ends an offer. Raises role_not_held, offer_not_found. */
export async function endOffer(viewer: Viewer, id: number) {
  await asViewer(viewer, (sql) => sql`select api.end_offer(offer_id => ${id})`)
}

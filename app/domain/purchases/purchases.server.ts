import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { shownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'

export type Part = Row<'own_parts'>

export type Purchase = Row<'purchases'>

/** Once a purchase is paid, its status follows its parts. */
export type PurchaseStatus = Purchase['status']

/** The viewing mentee's purchases, newest first. */
export async function listPurchases(viewer: Viewer) {
  const purchases = await read(
    viewer,
    (sql) => sql<Purchase[]>`
    select * from api.purchases where mentee_id = ${viewer.menteeId} order by purchased_at desc, id desc`,
  )
  return purchases.map((purchase) => ({ ...purchase, wantedMentor: shown(viewer, purchase.wantedMentor) }))
}

const shown = (viewer: Viewer, mentor: Purchase['wantedMentor']) =>
  mentor && { ...mentor, name: shownName(viewer, mentor.name, mentor.latin) }

/** One of the viewing mentee's purchases, or undefined. */
export async function findPurchase(viewer: Viewer, id: number) {
  return (await listPurchases(viewer)).find((purchase) => purchase.id === id)
}

/**
 * An order that awaits payment. With the method `scholarship` it comes from an award and is not ordered yet.
 */
export type OpenOrder = Pick<
  Purchase,
  | 'id'
  | 'priceCents'
  | 'listPriceCents'
  | 'vatPercent'
  | 'vatGround'
  | 'method'
  | 'guardianObstacle'
  | 'invoice'
>

/**
 * The mentee's order of a package that still awaits payment, or undefined; ordering again returns the same
 * one.
 */
export async function findOpenOrder(viewer: Viewer, packageId: number) {
  const [order] = await read(
    viewer,
    (sql) => sql<OpenOrder[]>`
    select id, price_cents, list_price_cents, vat_percent, vat_ground, method, guardian_obstacle, invoice from api.purchases
    where package_id = ${packageId} and status = 'awaiting_payment'`,
  )
  return order
}

/** Whether the mentee has a package that awaits payment, an open one, or neither (null). */
export async function findPackageState(viewer: Viewer) {
  const open = (await reads.ownParts(viewer)).filter((part) => part.status !== 'completed')
  if (open.some((part) => part.status === 'awaiting_payment')) return 'awaiting'
  return open.length > 0 ? 'open' : null
}

/** True if the viewing mentee is a minor and an order needs a guardian. */
export async function needsGuardian(viewer: Viewer) {
  const [mentee] = await read(
    viewer,
    (sql) => sql<Pick<Row<'mentees'>, 'needsGuardian'>[]>`
    select needs_guardian from api.mentees where id = ${viewer.menteeId}`,
  )
  return mentee?.needsGuardian ?? false
}

/** The file of a proof, for the mentee who sent it and for admins; otherwise undefined. */
export async function findProof(viewer: Viewer, id: number) {
  const [proof] = await read(
    viewer,
    (sql) => sql<Pick<Row<'proofs'>, 'fileName' | 'mime' | 'bytes'>[]>`
    select file_name, mime, bytes from api.proofs where id = ${id}`,
  )
  return proof
}

export type Receipt = Row<'receipts'>

/** The receipt of a purchase that was paid with money, for its mentee and for admins; otherwise undefined. */
export async function findReceipt(viewer: Viewer, purchaseId: number) {
  const [receipt] = await read(
    viewer,
    (sql) => sql<Receipt[]>`select * from api.receipts where purchase_id = ${purchaseId}`,
  )
  return receipt
}

import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ConfirmedPrice } from './prices-schema'

export type Price = Row<'package_prices'>

/** The past, present and coming prices of all packages, in display order; within a package the newest day first. */
export function listPrices(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<Price[]>`select * from api.package_prices()`)
}

/**
 * Writes a price (cents) with the day from which it holds, in the place of the one that it replaces. Raises
 * package_not_found, price_out_of_bounds, price_day_past, price_day_far, price_day_taken, price_unchanged,
 * password_needed.
 */
export function setPrice(viewer: Viewer, { packageId, price, holdsFrom, replaces }: ConfirmedPrice) {
  return asViewer(
    viewer,
    (sql) =>
      sql`select api.set_package_price(package_id => ${packageId}, price_cents => ${price}, holds_from => ${holdsFrom},
        replaces => ${replaces ?? null})`,
  )
}

/** Withdraws a price before its day. Raises price_not_found, price_holds_already, password_needed. */
export function withdrawPrice(viewer: Viewer, priceId: number) {
  return asViewer(viewer, (sql) => sql`select api.withdraw_package_price(price_id => ${priceId})`)
}

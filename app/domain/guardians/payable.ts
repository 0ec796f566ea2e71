import type { Row } from '~/db/generated/rows'

type GuardianLink = Row<'auth_guardian_link'>

type ToPay =
  | 'packageNames'
  | 'priceCents'
  | 'currency'
  | 'reference'
  | 'method'
  | 'receivedCents'
  | 'proofSent'

/** The link of an order that its guardian has confirmed and may pay. */
export type PayableLink = GuardianLink & { [fact in ToPay]: NonNullable<GuardianLink[fact]> }

export const isPayable = (link?: GuardianLink): link is PayableLink => link?.state === 'to_pay'

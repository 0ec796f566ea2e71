import * as reads from '~/db/generated/reads.server'
import { readPurchaseToAct } from '~/domain/payments/admin-refunds.server'
import { readPurchaseTimeline } from '~/domain/people/timeline.server'
import { listWaits } from '~/domain/queues/queues.server'
import { findAward } from '~/domain/scholarships/awards.server'
import { purchaseNeed, withWaits } from '~/domain/records/needs'
import { athensDay } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import { mayOpen } from '~/viewer/rights'
import type { Viewer } from '~/viewer/viewer'

/** What the page of a purchase shows and asks; undefined if there is no such purchase. */
export async function readPurchasePage(
  viewer: Viewer,
  id: number,
  { before, language }: { before: string | null; language: Language },
) {
  const [record, [takeBack], award, ofMoney, ofRoutine, waits, timeline] = await Promise.all([
    readPurchaseToAct(viewer, id),
    reads.takeBackCase(viewer, { purchaseId: id }),
    findAward(viewer, id),
    reads.passwordNeeded(viewer),
    reads.passwordNeeded(viewer, { routine: true }),
    listWaits(viewer, 'purchase', id),
    // The history names requests and pairs, which a treasurer does not read.
    mayOpen(viewer.adminRight, '/admin/history')
      ? readPurchaseTimeline(viewer, id, { before, language })
      : null,
  ])
  if (!record || !takeBack) return undefined
  return {
    ...record,
    takeBack,
    /** The award that can be withdrawn. */
    award:
      award && !award.withdrawnAt && award.obstacle !== 'award_used' && !record.purchase.own ? award : null,
    passwordNeeded: { ofMoney, ofRoutine },
    today: athensDay(new Date()),
    timeline,
    ...withWaits(purchaseNeed(record), waits),
  }
}
export type PurchasePage = NonNullable<Awaited<ReturnType<typeof readPurchasePage>>>

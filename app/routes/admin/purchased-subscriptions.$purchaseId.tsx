import { useTranslation } from '~/i18n/use-translation'
import { readPurchaseTimeline } from '~/domain/people/timeline.server'
import { readPurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { listWaits } from '~/domain/queues/queues.server'
import { purchaseNeed, withWaits } from '~/domain/records/needs'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireViewer } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { nameIn } from '~/i18n/names'
import { HistorySection } from '~/parts/people/history-section'
import { MenteeLink } from '~/parts/people/person-link'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { NeededNow } from '~/parts/records/needed-now'
import { RecordPage } from '~/ui/record-page'
import { mayOpen } from '~/viewer/rights'
import { Money } from './purchased-subscriptions.$purchaseId/money'
import { OrderFacts } from './purchased-subscriptions.$purchaseId/order-facts'
import { Parts } from './purchased-subscriptions.$purchaseId/parts'
import { hasProblems, Problems } from './purchased-subscriptions.$purchaseId/problems'
import { PurchaseActs } from './purchased-subscriptions.$purchaseId/purchase-acts'

export const handle: Handle<{ purchase: { reference: string } } | undefined> = {
  title: (t, data) => t('mentee:purchase.pageTitle', { reference: data?.purchase.reference ?? '' }),
}

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const language = await getLanguage(args)
  const before = new URL(args.request.url).searchParams.get('before')
  const [record, waits, timeline] = await Promise.all([
    readPurchaseRecord(viewer, id),
    listWaits(viewer, 'purchase', id),
    // The history names requests and pairs, which a treasurer does not read.
    mayOpen(viewer.adminRight, '/admin/history')
      ? readPurchaseTimeline(viewer, id, { before, language })
      : null,
  ])
  if (!record) throw notFound()
  return { ...record, timeline, ...withWaits(purchaseNeed(record), waits) }
}

export default function PurchasePage() {
  const { timeline, need, others, ...record } = useLoaderData<typeof loader>()
  const { purchase } = record
  const { t, language } = useTranslation('records')
  return (
    <RecordPage
      title={t('mentee:purchase.pageTitle', { reference: purchase.reference })}
      back={useBackTo(queue, t('common:shell.admin.purchases'))}
      tag={<PurchaseStatusTag status={purchase.status} />}
      facts={[
        <MenteeLink key="mentee" id={purchase.menteeId} name={purchase.menteeName} />,
        nameIn(language, purchase.packageNames),
        formatMoney(language, purchase.priceCents, purchase.currency),
        t('purchase.orderedOn', { when: formatLongDate(language, purchase.purchasedAt) }),
      ]}
      contents={{
        label: t('common:shell.onThisPage'),
        sections: [
          { id: 'order', title: t('common:facts.order') },
          { id: 'parts', title: t('part.all') },
          { id: 'money', title: t('purchase.money') },
          hasProblems(record) && { id: 'problems', title: t('purchase.problems') },
          timeline !== null && { id: 'history', title: t('people:history.title') },
        ],
      }}
      next={<NeededNow need={need} others={others} />}
    >
      <PurchaseActs {...record} />
      <OrderFacts purchase={purchase} />
      <Parts parts={record.parts} mentorships={record.mentorships} />
      <Money {...record} />
      <Problems {...record} />
      {timeline && (
        <HistorySection
          timeline={timeline}
          about={{ purchaseId: purchase.id, menteeId: purchase.menteeId }}
        />
      )}
    </RecordPage>
  )
}

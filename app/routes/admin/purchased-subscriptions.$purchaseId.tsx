import { useTranslation } from '~/i18n/use-translation'
import { ActOnPurchase } from '~/domain/payments/schema'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { SentFormErrors } from '~/forms/action-form'
import { returnTo, useBackTo, useReturnBelow } from '~/http/return-to'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { nameIn } from '~/i18n/names'
import { HistorySection } from '~/parts/people/history-section'
import { MenteeLink } from '~/parts/people/person-link'
import { PurchaseStatusTag } from '~/parts/purchases/purchase-status'
import { NeededNow } from '~/parts/records/needed-now'
import { RecordPage } from '~/ui/record-page'
import { actOnPurchase } from './purchased-subscriptions.$purchaseId/act-on-purchase.server'
import { Money } from './purchased-subscriptions.$purchaseId/money'
import { OrderFacts } from './purchased-subscriptions.$purchaseId/order-facts'
import { Parts } from './purchased-subscriptions.$purchaseId/parts'
import { hasProblems, Problems } from './purchased-subscriptions.$purchaseId/problems'
import { readPurchasePage } from './purchased-subscriptions.$purchaseId/purchase-page.server'
import { PurchaseActs } from './purchased-subscriptions.$purchaseId/purchase-acts'

export const handle: Handle<{ purchase: { reference: string } } | undefined> = {
  title: (t, data) => t('mentee:purchase.pageTitle', { reference: data?.purchase.reference ?? '' }),
}

const queue = '/admin/purchased-subscriptions'
const payments = '/admin/payments'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return or404(
    await readPurchasePage(viewer, idParameter(args.params.purchaseId), {
      before: new URL(args.request.url).searchParams.get('before'),
      language: await getLanguage(args),
    }),
  )
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const language = await getLanguage(args)
  return guarded(args, viewer, ActOnPurchase, async (act) => {
    const news = await actOnPurchase(viewer, act, { id, language })
    return redirect(returnTo(args.request, payments, `${queue}/${id}`), news)
  })
}

export default function PurchasePage() {
  const { timeline, need, others, ...record } = useLoaderData<typeof loader>()
  const { purchase } = record
  const { t, language } = useTranslation('records')
  const ofPurchases = useBackTo(queue, t('common:shell.admin.purchases'))
  const ofPayments = useReturnBelow([payments])
  return (
    <>
      <div className="mb-8 empty:hidden">
        <SentFormErrors
          labels={{
            amount: t('admin:sent.already.amount'),
            externalRef: t('admin:sent.externalRef'),
            note: t('admin:settleFlag.note'),
            returnedOn: t('admin:deposit.arrivedOn'),
            reason: t('admin:takeBack.reason'),
            sentAlready: t('admin:sent.already.tick'),
            sentOn: t('admin:sent.sentOn'),
          }}
        />
      </div>
      <RecordPage
        title={t('mentee:purchase.pageTitle', { reference: purchase.reference })}
        back={ofPayments ? { to: ofPayments, label: t('admin:payments.title') } : ofPurchases}
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
        <PurchaseActs {...record} needs={[need, ...others]} />
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
    </>
  )
}

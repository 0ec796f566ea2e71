import { useTranslation } from 'react-i18next'
import { formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/button'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useGroundWords } from './ground-words'
import { MenteeCell } from './mentee-cell'
import type { AdminRefund } from './refunds.server'
import { WhereTo } from './where-to'

/** Refunds: whose, how much, why, where to, and what is still to be done. */
export function RefundsTable({ refunds, caption }: { refunds: AdminRefund[]; caption: string }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const groundWords = useGroundWords()
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'purchase', label: t('payments.purchase') },
    { id: 'amount', label: t('purchases.amount'), numeric: true },
    { id: 'ground', label: t('payments.ground') },
    { id: 'to', label: t('payments.to') },
    { id: 'state', label: t('payments.state') },
  ]
  const rows = refunds.map((refund) => ({
    id: String(refund.id),
    cells: [
      <MenteeCell key="mentee" name={refund.menteeName} email={refund.menteeEmail} />,
      <PurchaseCell key="purchase" {...refund} />,
      formatMoney(language, refund.amountCents, refund.currency),
      groundWords(refund.ground),
      <WhereTo key="to" refund={refund} />,
      <StateCell key="state" refund={refund} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

/** What was bought, under the reference both sides know it by. */
export function PurchaseCell({ packageNames, reference }: Pick<AdminRefund, 'packageNames' | 'reference'>) {
  const language = useLanguage()
  return (
    <>
      {nameIn(language, packageNames)}
      <span className="tabular block whitespace-nowrap text-muted">{reference}</span>
    </>
  )
}

function StateCell({ refund }: { refund: AdminRefund }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { stage, own, id, menteeName, requestedAt, doneAt } = refund
  if (stage === 'done' && doneAt) return t('payments.sentOn', { when: formatDate(language, doneAt) })
  const since = t('payments.since', { when: formatDate(language, requestedAt) })
  if (stage === 'disputed') {
    return (
      <>
        {t('payments.disputed')}
        <span className="mt-1 block text-muted">{since}</span>
      </>
    )
  }
  if (stage !== 'to_send') return since
  return (
    <>
      <span className="mb-2 block text-muted">{since}</span>
      {own ? (
        <p className="max-w-56 text-muted">{t('payments.own')}</p>
      ) : (
        <LinkButton to={`/admin/payments/refunds/${id}`} className="text-sm">
          {t('payments.send')}
          <VisuallyHidden> {menteeName}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  )
}

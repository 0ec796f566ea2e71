import { useTranslation } from '~/i18n/use-translation'
import type { Ground } from '~/domain/payments/purchase-refunds.server'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import type { ListedRow } from '~/db/listed-row'
import { PurchaseLink } from '~/parts/people/person-link'
import { LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useGroundWords } from './ground-words'
import { MenteeCell } from './mentee-cell'
import { RefundAmount } from './refund-amount'
import { RefundDestination } from './refund-destination'

type RefundRow = ListedRow<'admin_refunds'>

/** The mentee's name and e-mail. */
export function RefundMenteeCell({
  menteeId,
  menteeName,
  menteeEmail,
}: Pick<RefundRow, 'menteeId' | 'menteeName' | 'menteeEmail'>) {
  return <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />
}

/** The amount of the refund. */
export function RefundAmountCell(refund: RefundRow) {
  return <RefundAmount refund={refund} />
}

/** The ground, in the words of the terms. */
export function GroundCell({ ground }: { ground: Ground | null }) {
  return useGroundWords()(ground)
}

/** The destination of the money. */
export function WhereToCell(refund: RefundRow) {
  return <RefundDestination refund={refund} />
}

/** The package, and the reference that the mentee knows too. */
export function PurchaseCell({
  purchaseId,
  packageNames,
  reference,
}: Pick<RefundRow, 'purchaseId' | 'packageNames' | 'reference'>) {
  const { language } = useTranslation()
  return (
    <>
      {nameIn(language, packageNames)}
      <PurchaseLink id={purchaseId} className="tabular block py-1 whitespace-nowrap">
        {reference}
      </PurchaseLink>
    </>
  )
}

/** Since when it waits or when it was sent, and the link to record that it was sent. */
export function RefundStateCell({ stage, own, purchaseId, menteeName, requestedAt, sentOn }: RefundRow) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  if (stage === 'done' && sentOn) return t('payments.sentOn', { when: formatDate(language, sentOn) })
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
        <LinkButton to={actLink(`/admin/purchased-subscriptions/${purchaseId}#refunds`)} className="text-sm">
          {t('sent.title')}
          <VisuallyHidden> {menteeName}</VisuallyHidden>
        </LinkButton>
      )}
    </>
  )
}

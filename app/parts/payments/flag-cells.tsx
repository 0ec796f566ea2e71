import { useTranslation } from '~/i18n/use-translation'
import type { Problem } from '~/domain/payments/payment-problems'
import { useActLink } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'
import type { ListedRow } from '~/db/listed-row'
import { PurchaseLink } from '~/parts/people/person-link'
import { LinkButton } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { FlagForm } from './flag-form'
import { FlagSums } from './flag-sums'
import { MenteeCell } from './mentee-cell'

type FlagRow = ListedRow<'admin_payment_flags'>

// The database stores the problem's name as text.
const problemOf = ({ problem }: FlagRow) => problem as Problem

/** What the problem is. */
export function ProblemCell(flag: FlagRow) {
  const { t } = useTranslation('admin')
  const problem = problemOf(flag)
  return (
    <div className="max-w-64">
      {t(`flags.${problem}.title`)}
      <span className="mt-1 block font-normal">{t(`flags.${problem}.text`)}</span>
    </div>
  )
}

/** What the team has to do. */
export function TodoCell(flag: FlagRow) {
  const { t } = useTranslation('admin')
  return <p className="max-w-64">{t(`flags.${problemOf(flag)}.todo`)}</p>
}

/** The amounts of the purchase and of the payment. */
export function SumsCell(flag: FlagRow) {
  return <FlagSums flag={flag} />
}

/** The mentee of the payment, if known. */
export function WhoseCell({ menteeId, menteeName, menteeEmail, purchaseId, reference }: FlagRow) {
  const { t } = useTranslation('admin')
  if (!menteeId || !menteeName || !menteeEmail || !purchaseId) return t('payments.nobody')
  return (
    <>
      <MenteeCell id={menteeId} name={menteeName} email={menteeEmail} />
      <PurchaseLink id={purchaseId} className="tabular block py-1 whitespace-nowrap">
        {reference}
      </PurchaseLink>
    </>
  )
}

/** Who checked the flag and with which note, or the link to check it; without a purchase it is checked here. */
export function FlagStateCell(flag: FlagRow) {
  const { t, language } = useTranslation('admin')
  const actLink = useActLink()
  if (flag.settledAt) {
    return (
      <>
        {flag.settledBy
          ? t('payments.settledBy', { when: formatDateTime(language, flag.settledAt), name: flag.settledBy })
          : t('payments.settledAlone', { when: formatDateTime(language, flag.settledAt) })}
        {flag.note && <span className="mt-1 block whitespace-pre-line text-muted">{flag.note}</span>}
      </>
    )
  }
  if (flag.purchaseId === null) return <FlagForm id={flag.id} />
  if (flag.own) return <p className="max-w-56 text-muted">{t('payments.own')}</p>
  return (
    <LinkButton
      to={actLink(`/admin/purchased-subscriptions/${flag.purchaseId}#problems`)}
      className="text-sm"
    >
      {t('payments.look')}
      <VisuallyHidden>
        {' '}
        {t(`flags.${problemOf(flag)}.title`)} {flag.menteeName}
      </VisuallyHidden>
    </LinkButton>
  )
}

import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { daysSince, formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { MenteeLink, PurchaseLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { Undocumented } from '~/parts/tax-documents/undocumented'
import { MissingSum } from './missing-sum'
import { ProofLinks } from './proof-links'

/** The package of a purchase. */
export function PackageCell({ packageNames }: AdminPurchase) {
  return nameIn(useTranslation().language, packageNames)
}

/** The price, and what is to be claimed back. */
export function AmountCell({ priceCents, overdrawnCents, currency }: AdminPurchase) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatMoney(language, priceCents, currency)}
      {overdrawnCents > 0 && (
        <span className="block font-bold">
          {t('purchases.overdrawn', { amount: formatMoney(language, overdrawnCents, currency) })}
        </span>
      )}
    </>
  )
}

/** The proofs, and for how many calendar days the oldest has waited for its check. */
export function ProofCell(purchase: AdminPurchase) {
  const { t } = useTranslation('admin')
  const days = purchase.proofSince && daysSince(purchase.proofSince)
  return (
    <>
      <ProofLinks purchase={purchase} />
      {days !== null && (
        <small>{days > 0 ? t('purchases.waitsDays', { count: days }) : t('purchases.waitsToday')}</small>
      )}
    </>
  )
}

export const MenteeCell = ({ menteeId, menteeName }: AdminPurchase) => (
  <PersonWithFace name={menteeName}>
    <MenteeLink id={menteeId} name={menteeName} />
  </PersonWithFace>
)

export function BoughtCell(purchase: AdminPurchase) {
  return (
    <>
      <PurchaseLink id={purchase.id}>{purchase.reference}</PurchaseLink>
      <small>{formatDate(useTranslation().language, purchase.purchasedAt)}</small>
    </>
  )
}

/** When and how it was paid, or what it waits for. The acts stand on the page of the purchase. */
export function PaymentCell(purchase: AdminPurchase) {
  return (
    <>
      <Paid {...purchase} />
      <Held {...purchase} />
    </>
  )
}

/** Why money of it waits, and for how many days. */
function Held({ heldFor, heldSince }: AdminPurchase) {
  const { t } = useTranslation('admin')
  if (!heldFor || !heldSince) return null
  return (
    <small className="block">
      {t(`purchases.heldFor.${heldFor}`)} {t('purchases.heldDays', { count: daysSince(heldSince) })}
    </small>
  )
}

function Paid(purchase: AdminPurchase) {
  const { t, language } = useTranslation('admin')
  const { cancelledAt, paidOn, refundedAt, method, paymentRef } = purchase
  if (cancelledAt) return t('purchases.cancelledOn', { when: formatDate(language, cancelledAt) })
  if (!paidOn)
    return (
      <p className="max-w-56 text-muted">
        <span className="block">{t(`purchases.methods.${method}`)}</span>
        {purchase.guardianAwaited && t('purchases.guardianAwaited')}
        {purchase.receivedCents > 0 && <MissingSum purchase={purchase} />}
      </p>
    )
  return (
    <>
      <span className="block">
        {formatDate(language, paidOn)}{' '}
        <span className="text-muted">
          {t(`purchases.methods.${method}`)}
          {paymentRef && <span className="tabular"> …{paymentRef}</span>}
        </span>
      </span>
      {refundedAt && (
        <span className="block">{t('purchases.refundedOn', { when: formatDate(language, refundedAt) })}</span>
      )}
      <Undocumented purchase={purchase} />
    </>
  )
}

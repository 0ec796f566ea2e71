import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { useActLink } from '~/http/return-to'
import { useMayOpen } from '~/http/use-may-open'
import { daysSince, formatDate, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { MenteeLink, PurchaseLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { LinkButton } from '~/ui/button'
import { EmailLink } from '~/ui/contact'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { DepositLink } from './deposit-link'
import { MissingSum } from './missing-sum'
import { MoneyLinks } from './money-links'
import { ProofLinks } from './proof-links'

/** The package of a purchase. */
export function PackageCell({ packageNames }: AdminPurchase) {
  return nameIn(useLanguage(), packageNames)
}

/** The price, and what is to be claimed back. */
export function AmountCell({ priceCents, overdrawnCents, currency }: AdminPurchase) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
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

export function MenteeCell(purchase: AdminPurchase) {
  return (
    <PersonWithFace name={purchase.menteeName}>
      <MenteeLink id={purchase.menteeId} name={purchase.menteeName} />
      <EmailLink email={purchase.menteeEmail} className="block font-normal" />
    </PersonWithFace>
  )
}

export function BoughtCell(purchase: AdminPurchase) {
  return (
    <>
      <PurchaseLink id={purchase.id}>{purchase.reference}</PurchaseLink>
      <small>{formatDate(useLanguage(), purchase.purchasedAt)}</small>
    </>
  )
}

/**
 * When and how it was paid, or the button to mark it as paid. An admin's own purchase needs another admin.
 */
export function PaymentCell(purchase: AdminPurchase) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const mayOpen = useMayOpen()
  const language = useLanguage()
  if (purchase.cancelledAt) {
    return (
      <>
        {t('purchases.cancelledOn', { when: formatDate(language, purchase.cancelledAt) })}
        <span className="mt-1 block">
          <DepositLink purchase={purchase} />
        </span>
      </>
    )
  }
  if (purchase.paidAt) {
    return (
      <>
        {formatDate(language, purchase.paidAt)}
        <small>
          {t(`purchases.methods.${purchase.method}`)}
          {purchase.paymentRef && <span className="tabular"> …{purchase.paymentRef}</span>}
        </small>
        <MoneyLinks purchase={purchase} />
      </>
    )
  }
  if (purchase.guardianAwaited) return <p className="max-w-56 text-muted">{t('purchases.guardianAwaited')}</p>
  if (!mayOpen('/admin/purchased-subscriptions/:purchaseId/mark-as-paid'))
    return <p className="max-w-56 text-muted">{t('purchases.forTreasurer')}</p>
  if (purchase.own) return <p className="max-w-56 text-muted">{t('purchases.own')}</p>
  const inPart = purchase.receivedCents > 0
  return (
    <div className="grid justify-items-start gap-1">
      {inPart && (
        <p className="max-w-56">
          <MissingSum purchase={purchase} />
        </p>
      )}
      <LinkButton
        to={actLink(`/admin/purchased-subscriptions/${purchase.id}/${inPart ? 'deposit' : 'mark-as-paid'}`)}
        variant={purchase.proofs.length > 0 ? 'primary' : 'secondary'}
        className="text-sm"
      >
        {t(inPart ? 'deposit.title' : 'markPaid.title')}
        <VisuallyHidden> {purchase.menteeName}</VisuallyHidden>
      </LinkButton>
    </div>
  )
}

import { useTranslation } from '~/i18n/use-translation'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { EmailOfLink } from '~/parts/accounts/email-of-link'
import { EmailLink } from '~/ui/contact'
import { SummaryList } from '~/ui/summary-list'
import { MenteeLink, PurchaseLink } from '~/parts/people/person-link'
import { ProofPictures } from './proof-pictures'

/** What to compare with the bank statement: amount, reference, name, proof. */
export function PurchaseFacts({ purchase }: { purchase: AdminPurchase }) {
  const { t, language } = useTranslation('admin')
  const amount = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <SummaryList
      rows={[
        { label: t('common:facts.amount'), value: <b className="tabular text-xl">{amount}</b> },
        {
          label: t('common:facts.reference'),
          value: (
            <PurchaseLink id={purchase.id} className="tabular font-bold">
              {purchase.reference}
            </PurchaseLink>
          ),
        },
        { label: t('common:facts.mentee'), value: <Who purchase={purchase} /> },
        { label: t('common:facts.package'), value: nameIn(language, purchase.packageNames) },
        { label: t('purchases.ordered'), value: formatDateTime(language, purchase.purchasedAt) },
        { label: t('purchases.proofs'), value: <ProofPictures purchase={purchase} /> },
      ]}
    />
  )
}

function Who({ purchase }: { purchase: AdminPurchase }) {
  return (
    <>
      <MenteeLink id={purchase.menteeId} name={purchase.menteeName} />
      <EmailLink email={purchase.menteeEmail} className="block font-normal wrap-anywhere" />
      {!purchase.own && !purchase.paidAt && (
        <EmailOfLink userId={purchase.menteeUserId} name={purchase.menteeName} />
      )}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import type { AdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { formatDateTime, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { EmailOfLink } from '~/parts/accounts/email-of-link'
import { SummaryList } from '~/ui/summary-list'
import { ProofLinks } from './proof-links'

/** What to compare with the bank statement: amount, reference, name, proof. */
export function PurchaseFacts({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const amount = formatMoney(language, purchase.priceCents, purchase.currency)
  return (
    <SummaryList
      rows={[
        { label: t('purchases.amount'), value: <b className="tabular text-xl">{amount}</b> },
        { label: t('purchases.reference'), value: <b className="tabular">{purchase.reference}</b> },
        { label: t('common:facts.mentee'), value: <Who purchase={purchase} /> },
        { label: t('common:facts.package'), value: nameIn(language, purchase.packageNames) },
        { label: t('purchases.ordered'), value: formatDateTime(language, purchase.purchasedAt) },
        { label: t('purchases.proofs'), value: <Proofs purchase={purchase} /> },
      ]}
    />
  )
}

/** A proof that is a picture is shown next to the amount; its link opens it in a new tab. */
function Proofs({ purchase }: { purchase: AdminPurchase }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ProofLinks purchase={purchase} />
      <span className="mt-3 flex flex-wrap gap-3 empty:hidden">
        {purchase.proofs.map(
          ({ id, picture }, index) =>
            picture && (
              <a key={id} href={`/proofs/${id}`} target="_blank" rel="noreferrer">
                <img
                  src={`/proofs/${id}`}
                  alt={t('purchases.proofOf', { number: index + 1, name: purchase.menteeName })}
                  width={240}
                  height={240}
                  loading="lazy"
                  className="size-60 rounded-leaf border border-edge bg-sunken object-contain"
                />
              </a>
            ),
        )}
      </span>
    </>
  )
}

function Who({ purchase }: { purchase: AdminPurchase }) {
  return (
    <>
      {purchase.menteeName}
      <span className="block font-normal text-muted">{purchase.menteeEmail}</span>
      {!purchase.own && <EmailOfLink userId={purchase.menteeUserId} name={purchase.menteeName} />}
    </>
  )
}
